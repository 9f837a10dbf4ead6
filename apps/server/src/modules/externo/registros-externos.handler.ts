import { registrosExternos } from '@martelo/contracts/externo/registros-externos.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarLinha } from './apresentar-registro.ts'
import { buscarRegistros } from './registros-externos.sql.ts'

handle(registrosExternos, async (ctx, { query }) => {
  const linhas = await ctx.ler((tx) => buscarRegistros(tx, ctx.hotsite.id, query))
  ctx.contar(linhas[0]?.total ?? 0)
  return linhas.map(apresentarLinha)
})
