import { loteSemConexao } from '@martelo/contracts/aplicativo/lote-sem-conexao.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerFichas } from './fichas-guardadas.sql.ts'

handle(loteSemConexao, async (ctx, { params }) => {
  const fechado = ctx.hotsite.necessarioLoginParaVisualizar && ctx.sessao === null
  const [ficha] = fechado ? [] : await ctx.ler((tx) => lerFichas(tx, ctx.hotsite, [params.id]))
  return ficha ?? recusar('NAO_ENCONTRADO', 'Este lote não existe ou já saiu do ar.')
})
