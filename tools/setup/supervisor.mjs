// Keeps a server running: one that was ready and died all the same (killed, short of memory, a mistake of ours) is
// started again at once, then after longer and longer waits. One that never became ready has said why and is left
// alone, and so is one that was asked to end. Containers have their engine for this and start the program itself.
import { setTimeout as esperar } from 'node:timers/promises'
import { viver } from './child.mjs'

export const HABITOS = {
  /** A process that ran for so long since it was ready did not die of its start. */
  boaVidaMs: 60_000,
  /** Deaths one after the other, each soon after the start. */
  mortes: 5,
  primeiraEsperaMs: 100,
  maiorEsperaMs: 10_000,
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {import('./child.mjs').Opcoes} opcoes
 * @param {typeof HABITOS} habitos
 * @returns {Promise<number>} exit code
 */
export async function manter(node, args, opcoes, habitos = HABITOS) {
  let jaServiu = false
  let mortes = 0
  for (;;) {
    let desde = Number.POSITIVE_INFINITY
    const aoFicarPronto = () => {
      jaServiu = true
      desde = performance.now()
    }
    const { codigo, pedido, como } = await viver(node, args, { ...opcoes, aoFicarPronto })
    if (pedido || codigo === 0 || !jaServiu) return codigo
    mortes = performance.now() - desde >= habitos.boaVidaMs ? 1 : mortes + 1
    if (mortes > habitos.mortes) {
      console.error(
        `\nO Martelo parou sozinho ${mortes} vezes seguidas (${como}): corrija a causa, que está nas mensagens acima, e inicie de novo com npm start.\n`,
      )
      return codigo
    }
    const ms = Math.min(habitos.primeiraEsperaMs * 4 ** (mortes - 1), habitos.maiorEsperaMs)
    console.error(`O Martelo parou sozinho (${como}); iniciando de novo…`)
    await esperar(ms)
  }
}
