// Makes the place ready: a Node that runs TypeScript, and the packages. Nothing but a Node ≥ 20 with npm is assumed.
// Quick when there is nothing to do (two file comparisons), so every program of tools/ begins with it.
import { garantirNode, nodePronto } from './node24.mjs'
import { comTrava } from './lock.mjs'
import { garantirPacotes, pacotesProntos } from './packages.mjs'
import { exigirMaquina } from './place.mjs'

/** @returns {Promise<string>} the Node to run everything with */
export async function preparar() {
  exigirMaquina()
  // Nothing to do is the usual case, and must not need the right to write here.
  const pronto = nodePronto()
  if (pronto && pacotesProntos(pronto)) return pronto
  return comTrava('setup', async () => {
    const node = await garantirNode()
    await garantirPacotes(node)
    return node
  })
}
