import { listarCreditosDeIndicacao } from '@martelo/contracts/indicacoes/listar-creditos-de-indicacao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarCredito } from './apresentar-credito.ts'
import { listarCreditos } from './indicacoes.sql.ts'

handle(listarCreditosDeIndicacao, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarCreditos(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map(apresentarCredito)
})
