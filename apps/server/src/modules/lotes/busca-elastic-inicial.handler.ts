import { buscaElasticInicial } from '@martelo/contracts/lotes/busca-elastic-inicial.contract.ts'
import { TAMANHO_DA_PAGINA } from '@martelo/contracts/lotes/busca.schemas.ts'
import { handle } from '../../core/http/handle.ts'
import { buscarCartoes, exigirVisitante } from './publico-busca.ts'

handle(buscaElasticInicial, async (ctx) => {
  const recusa = exigirVisitante(ctx)
  if (recusa) return recusa
  const pedido = { from: 0, size: TAMANHO_DA_PAGINA, requisicoesBusca: [], listaOrdenacao: [] }
  const { cartoes, total } = await buscarCartoes(ctx, pedido)
  ctx.contar(total)
  return cartoes
})
