/** Engines of one process over a scenario. Not all running parts: what imports those is run for every change of the product. */
import type { Servicos } from '../../apps/server/src/core/servicos.ts'
import { iniciarBusca } from '../../apps/server/src/modules/lotes/busca-de-lotes.part.ts'

/** The bids of one process with its heartbeat: without one nothing is closed. */
export async function iniciarLancesDeTeste(s: Servicos): Promise<() => Promise<void>> {
  const paradas = [await s.lances.iniciar(), await s.lances.bater()]
  return async () => {
    for (const parar of paradas.reverse()) await parar()
  }
}

/** What pages ask: the bids' engine, and the search that follows the publisher. */
export async function iniciarVitrineDeTeste(s: Servicos): Promise<() => Promise<void>> {
  const paradas: (() => unknown)[] = [await s.lances.iniciar(), await iniciarBusca(s)]
  return async () => {
    for (const parar of paradas.reverse()) await parar()
  }
}
