import { sugestoesDeBusca } from '@martelo/contracts/lotes/sugestoes-de-busca.contract.ts'
import { interpretarBusca } from '@martelo/domain/buscas/texto-da-busca.ts'
import { handle } from '../../core/http/handle.ts'
import { buscarCartoes, exigirVisitante, possiveisPublicos } from './publico-busca.ts'
import {
  lotesPorNumero,
  ordemDasSugestoes,
  QUANTOS_LOTES,
  sugestaoDoTexto,
  sugestaoDoLote,
  sugestoesEntendidas,
} from './publico-sugestoes.ts'
import { filtrosEntendidos } from './filtros-entendidos.ts'
import { vocabularioDaCasa } from './vocabulario-da-casa.ts'

handle(sugestoesDeBusca, async (ctx, { query }) => {
  if (exigirVisitante(ctx)) return []
  const entendida = interpretarBusca(query.q, await vocabularioDaCasa(ctx))
  const [possiveis, achados, porNumero] = await Promise.all([
    possiveisPublicos(ctx),
    buscarCartoes(ctx, {
      from: 0,
      size: QUANTOS_LOTES,
      requisicoesBusca: filtrosEntendidos(entendida),
      listaOrdenacao: ordemDasSugestoes(ctx.hotsite.tipo),
    }),
    ctx.ler((tx) => lotesPorNumero(tx, ctx.hotsite, query.q)),
  ])
  const lotes = [...porNumero, ...achados.cartoes].map((c) => sugestaoDoLote(c, ctx.hotsite.tipo))
  const unicos = [...new Map(lotes.map((s) => [s.url, s])).values()].slice(0, QUANTOS_LOTES)
  return [
    sugestaoDoTexto(query.q, entendida, achados.total),
    ...unicos,
    ...sugestoesEntendidas(possiveis, entendida, query.q),
  ]
})
