import { parcelamentoDoHotsite } from '@martelo/contracts/pagamentos/parcelamento-do-hotsite.contract.ts'
import { PARCELAMENTO_PADRAO } from '@martelo/domain/pagamentos/parcelas-do-cartao.ts'
import { marcaDaTabela } from '../../core/conflito.ts'
import { handle } from '../../core/http/handle.ts'
import { lerTabelaDeParcelas } from './tabela-de-parcelas.sql.ts'

handle(parcelamentoDoHotsite, (ctx) =>
  ctx.ler(async (tx) => {
    const propria = await lerTabelaDeParcelas(tx, ctx.hotsite.id)
    const padrao = propria.length === 0
    return { padrao, marca: marcaDaTabela(propria), linhas: padrao ? [...PARCELAMENTO_PADRAO] : propria }
  }),
)
