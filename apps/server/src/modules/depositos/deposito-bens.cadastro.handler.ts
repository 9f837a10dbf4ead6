import { DEPOSITO_BENS } from '@martelo/contracts/depositos/deposito-bens.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { recusar } from '../../core/http/handle.ts'

handleCadastro(DEPOSITO_BENS, {
  emUso: { deposito_item: ['bem na lista', 'bens na lista'] },
  async antesDeSalvar({ ctx, tx, antes }) {
    if (antes?.situacao === 'LIBERADO')
      return recusar('RECUSADO', 'Este depósito já foi liberado: não muda mais.')
    if (antes !== null) return {}
    // Numbers of one house, one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`deposito|${ctx.hotsite.id}`}, 0))`.execute(tx)
    const { rows } = await sql<{
      numero: number
    }>`select coalesce(max(numero), 0) + 1 as numero from deposito_bens where hot_id = ${ctx.hotsite.id}`.execute(
      tx,
    )
    return { numero: rows[0]?.numero ?? 1 }
  },
})
