// The table is saved whole, by people who saw the one they replace.
import { salvarFreteDoHotsite } from '@martelo/contracts/entregas/salvar-frete-do-hotsite.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { marcaDaTabela, TABELA_MUDOU } from '../../core/conflito.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerTabelaDeFrete, trocarTabelaDeFrete } from './tabela-de-frete.sql.ts'

handle(salvarFreteDoHotsite, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    await sql`select pg_advisory_xact_lock(hashtextextended(${`frete:${hotId}`}, 11))`.execute(tx)
    const antes = await lerTabelaDeFrete(tx, hotId)
    if (marcaDaTabela(antes) !== body.marca) return recusar('MUDOU', TABELA_MUDOU)
    await trocarTabelaDeFrete(tx, hotId, body.linhas)
    const depois = await lerTabelaDeFrete(tx, hotId)
    await auditar(ctx, tx, {
      entidade: 'hotsite',
      uid: ctx.hotsite.uid,
      acao: 'tabelaDeFrete',
      antes: { frete: antes },
      depois: { frete: depois },
    })
    return { marca: marcaDaTabela(depois) }
  }),
)
