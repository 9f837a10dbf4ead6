import { regraDeIndicacao } from '@martelo/contracts/indicacoes/regra-de-indicacao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { lerRegra } from './indicacoes.sql.ts'

handle(regraDeIndicacao, async (ctx) => {
  const { desde: _, ...regra } = await ctx.ler((tx) => lerRegra(tx, ctx.hotsite.id))
  return regra
})
