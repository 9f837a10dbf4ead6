import { registrosExternos } from '@martelo/contracts/externo/registros-externos.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarLinha } from './apresentar-registro.ts'
import { buscarRegistros } from './registros-externos.sql.ts'

handle(registrosExternos, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => buscarRegistros(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map(apresentarLinha)
})
