import { sugestoesDeBusca } from '@martelo/contracts/lotes/sugestoes-de-busca.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { exigirVisitante, quemBusca } from './publico-busca.ts'
import { lotesPorNumero, sugestoesEntendidas } from './publico-sugestoes.ts'
import { vocabularioDaCasa } from './vocabulario-da-casa.ts'

handle(sugestoesDeBusca, async (ctx, { query }) => {
  if (exigirVisitante(ctx)) return []
  const possiveis = await ctx.servicos.busca.possiveis(quemBusca(ctx), { requisicoesBusca: [] })
  const lotes = await ctx.ler((tx) => lotesPorNumero(tx, ctx.hotsite, query.q))
  return [...lotes, ...sugestoesEntendidas(possiveis, await vocabularioDaCasa(ctx), query.q)]
})
