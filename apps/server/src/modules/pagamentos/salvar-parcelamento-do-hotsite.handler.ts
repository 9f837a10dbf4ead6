// The table is saved whole, by people who saw the one they replace.
import { salvarParcelamentoDoHotsite } from '@martelo/contracts/pagamentos/salvar-parcelamento-do-hotsite.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { marcaDaTabela, TABELA_MUDOU } from '../../core/conflito.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerTabelaDeParcelas, trocarTabelaDeParcelas } from './tabela-de-parcelas.sql.ts'

handle(salvarParcelamentoDoHotsite, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    await sql`select pg_advisory_xact_lock(hashtextextended(${`parcelamento:${hotId}`}, 11))`.execute(tx)
    const antes = await lerTabelaDeParcelas(tx, hotId)
    if (marcaDaTabela(antes) !== body.marca) return recusar('MUDOU', TABELA_MUDOU)
    await trocarTabelaDeParcelas(tx, hotId, body.linhas)
    const depois = await lerTabelaDeParcelas(tx, hotId)
    await auditar(ctx, tx, {
      entidade: 'hotsite',
      uid: ctx.hotsite.uid,
      acao: 'tabelaDeParcelas',
      antes: { parcelamento: antes },
      depois: { parcelamento: depois },
    })
    return { marca: marcaDaTabela(depois) }
  }),
)
