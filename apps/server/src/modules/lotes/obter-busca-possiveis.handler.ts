import { obterBuscaPossiveis } from '@martelo/contracts/lotes/obter-busca-possiveis.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { buscaDe } from '../../engines/busca/port.ts'
import { exigirVisitante, quemBusca } from './publico-busca.ts'

handle(obterBuscaPossiveis, async (ctx, { body }) => {
  const recusa = exigirVisitante(ctx)
  return recusa ?? buscaDe(ctx.servicos).possiveis(quemBusca(ctx), body)
})
