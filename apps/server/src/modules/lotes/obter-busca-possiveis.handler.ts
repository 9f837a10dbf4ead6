import { obterBuscaPossiveis } from '@martelo/contracts/lotes/obter-busca-possiveis.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { exigirVisitante, quemBusca } from './publico-busca.ts'

handle(obterBuscaPossiveis, async (ctx, { body }) => {
  const recusa = exigirVisitante(ctx)
  return recusa ?? ctx.servicos.busca.possiveis(quemBusca(ctx), body)
})
