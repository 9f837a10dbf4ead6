import { buscaElasticInicial } from '@martelo/contracts/lotes/busca-elastic-inicial.contract.ts'
import { type Filtro, TAMANHO_DA_PAGINA } from '@martelo/contracts/lotes/busca.schemas.ts'
import { FORA_DO_FILTRO_PADRAO } from '@martelo/domain/lotes/tipos.ts'
import { handle } from '../../core/http/handle.ts'
import { buscarCartoes, exigirVisitante } from './publico-busca.ts'

/** Specification 9: who asked for nothing gets neither real estate nor equipment. */
const PADRAO: Filtro[] = [{ tipo: 'diferente', campo: 'categoria', valores: [...FORA_DO_FILTRO_PADRAO] }]

handle(buscaElasticInicial, async (ctx) => {
  const recusa = exigirVisitante(ctx)
  if (recusa) return recusa
  const pedido = { from: 0, size: TAMANHO_DA_PAGINA, requisicoesBusca: PADRAO, listaOrdenacao: [] }
  const { cartoes, total } = await buscarCartoes(ctx, pedido)
  ctx.contar(total)
  return cartoes
})
