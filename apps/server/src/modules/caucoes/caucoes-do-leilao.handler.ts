import { caucoesDoLeilao } from '@martelo/contracts/caucoes/caucoes-do-leilao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarParaACasa } from './apresentar-caucao.ts'
import { listarCaucoes } from './caucoes.sql.ts'

handle(caucoesDoLeilao, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarCaucoes(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map(apresentarParaACasa)
})
