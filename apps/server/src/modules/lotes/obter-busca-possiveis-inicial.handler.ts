import { obterBuscaPossiveisInicial } from '@martelo/contracts/lotes/obter-busca-possiveis-inicial.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { exigirVisitante, quemBusca } from './publico-busca.ts'

handle(obterBuscaPossiveisInicial, async (ctx) => {
  const recusa = exigirVisitante(ctx)
  return recusa ?? ctx.servicos.busca.possiveis(quemBusca(ctx), { requisicoesBusca: [] })
})
