import { interpretarBuscaDaCasa } from '@martelo/contracts/lotes/interpretar-busca.contract.ts'
import { interpretarBusca } from '@martelo/domain/buscas/texto-da-busca.ts'
import { parametrosDaLista } from '@martelo/domain/buscas/parametros-da-lista.ts'
import { handle } from '../../core/http/handle.ts'
import { exigirVisitante } from './publico-busca.ts'
import { vocabularioDaCasa } from './vocabulario-da-casa.ts'

handle(interpretarBuscaDaCasa, async (ctx, { query }) => {
  const recusa = exigirVisitante(ctx)
  if (recusa) return recusa
  const entendida = interpretarBusca(query.q, await vocabularioDaCasa(ctx))
  return {
    parametros: parametrosDaLista(entendida).map(([nome, valor]) => ({ nome, valor })),
    corrigidas: [...entendida.corrigidas],
  }
})
