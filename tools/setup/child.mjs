// Runs a program of ours to its end: same terminal, same exit code, signals passed on.
import { spawn } from 'node:child_process'
import { comNode } from './npm.mjs'
import { RAIZ } from './place.mjs'

/** Old 24.x warn on standard error that they strip types; it is what we count on. */
export const OPCOES_DO_NODE = ['--disable-warning=ExperimentalWarning']

/** Ctrl+C reaches several of us at once, and npm passes it on a second time. A later one is meant. */
const MESMO_SINAL_MS = 1000

/**
 * @typedef {{ env?: Record<string, string>, servidor?: boolean, aoFicarPronto?: () => void }} Opcoes
 *   `servidor`: gets signals from here alone, once (its second one means "at once"), and so a session of its own; it
 *   cannot read from the terminal. `aoFicarPronto`: told when the program says that it is ready
 */

/**
 * @param {string} node
 * @param {string[]} args
 * @param {Opcoes} opcoes
 * @returns {Promise<number>} exit code
 */
export async function rodar(node, args, opcoes = {}) {
  return (await viver(node, args, opcoes)).codigo
}

/**
 * One life of a program.
 *
 * @param {string} node
 * @param {string[]} args
 * @param {Opcoes} opcoes
 * @returns {Promise<{ codigo: number, pedido: boolean, como: string }>} `pedido`: it was asked to end; `como`: its code
 * or signal
 */
export function viver(node, args, { env = {}, servidor = false, aoFicarPronto } = {}) {
  const separado = servidor && process.platform !== 'win32'
  const filho = spawn(node, [...OPCOES_DO_NODE, ...args], {
    cwd: RAIZ,
    env: comNode(node, env),
    stdio: aoFicarPronto ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    detached: separado,
  })
  if (aoFicarPronto) filho.on('message', (dito) => dito === 'pronto' && aoFicarPronto())
  let ultimo = 0
  const passar = (sinal) => {
    // In the same session, Ctrl+C of the terminal has reached the child already.
    const dois = sinal === 'SIGINT' && !separado && process.stdin.isTTY
    if (!dois && Date.now() - ultimo < MESMO_SINAL_MS) return
    ultimo = Date.now()
    if (!dois) filho.kill(sinal === 'SIGHUP' ? 'SIGTERM' : sinal) // a closed terminal means: leave in order
  }
  const sinais = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const sinal of sinais) process.on(sinal, passar)
  return new Promise((cumprir, recusar) => {
    filho.once('error', recusar)
    filho.once('close', (codigo, sinal) => {
      for (const s of sinais) process.off(s, passar)
      cumprir({
        codigo: codigo ?? (sinal === 'SIGINT' ? 130 : 1),
        pedido: ultimo > 0,
        como: sinal ?? `código ${codigo}`,
      })
    })
  })
}
