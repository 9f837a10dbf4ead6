import { freteDoHotsite } from '@martelo/contracts/entregas/frete-do-hotsite.contract.ts'
import { marcaDaTabela } from '../../core/conflito.ts'
import { handle } from '../../core/http/handle.ts'
import { tabelaDeFreteEmUso } from './tabela-de-frete.sql.ts'

handle(freteDoHotsite, (ctx) =>
  ctx.ler(async (tx) => {
    const { padrao, propria, linhas } = await tabelaDeFreteEmUso(tx, ctx.hotsite.id)
    return { padrao, marca: marcaDaTabela(propria), linhas: [...linhas] }
  }),
)
