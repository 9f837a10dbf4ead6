import { retirarConvidado } from '@martelo/contracts/eventos/retirar-convidado.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { naoHaConvidado } from './apresentar-convidado.ts'

handle(retirarConvidado, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const r = await sql<{ nome: string; evento: string; entrou: boolean }>`
      select g.nome, e.uid as evento, g.entrou_at is not null as entrou from evento_convidado g join evento e on e.id = g.eve_id
      where g.hot_id = ${ctx.hotsite.id} and g.uid = ${params.uid} for update of g`.execute(tx)
    const [g] = r.rows
    if (g === undefined) return naoHaConvidado()
    if (g.entrou) return recusar('JA_ENTROU', 'Este convidado já entrou no evento.')
    await sql`delete from evento_convidado where hot_id = ${ctx.hotsite.id} and uid = ${params.uid}`.execute(
      tx,
    )
    await auditar(ctx, tx, {
      entidade: 'evento',
      uid: g.evento,
      acao: 'retirarConvidado',
      antes: { nome: g.nome },
    })
    return {}
  }),
)
