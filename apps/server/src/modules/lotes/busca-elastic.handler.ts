import { buscaElastic } from '@martelo/contracts/lotes/busca-elastic.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { buscarCartoes, exigirVisitante } from './publico-busca.ts'

handle(buscaElastic, async (ctx, { body }) => {
  const recusa = exigirVisitante(ctx)
  if (recusa) return recusa
  const { cartoes, total } = await buscarCartoes(ctx, body)
  ctx.contar(total)
  return cartoes
})
