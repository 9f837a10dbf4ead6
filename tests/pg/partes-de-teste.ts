/** Starts the running parts of the modules (engines, indexes) over a scenario, as a process would; no timers of others. */
import type { Servicos } from '../../apps/server/src/core/servicos.ts'
import { partes } from '../../apps/server/src/processes/partes.ts'

export async function iniciarPartesDeTeste(s: Servicos): Promise<() => Promise<void>> {
  const paradas: (() => unknown)[] = []
  for (const p of partes) if (p.em.includes('http') && p.iniciar) paradas.push(await p.iniciar(s))
  return async () => {
    for (const parar of paradas.reverse()) await parar()
  }
}
