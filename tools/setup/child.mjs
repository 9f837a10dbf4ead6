// Runs a program of ours to its end: same terminal, same exit code, signals passed on.
import { spawn } from 'node:child_process'
import { comNode } from './npm.mjs'
import { RAIZ } from './place.mjs'

/** Old 24.x warn on standard error that they strip types; it is what we count on. */
export const OPCOES_DO_NODE = ['--disable-warning=ExperimentalWarning']

/** Ctrl+C reaches several of us at once, and npm passes it on a second time. A later one is meant. */
const MESMO_SINAL_MS = 1000

/**
 * @param {string} node
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, servidor?: boolean }} opcoes `servidor`: gets signals from here alone, once
 *   (its second one means "at once"), and so a session of its own; it cannot read from the terminal
 * @returns {Promise<number>} exit code
 */
export function rodar(node, args, { env = {}, servidor = false } = {}) {
  const separado = servidor && process.platform !== 'win32'
  const filho = spawn(node, [...OPCOES_DO_NODE, ...args], {
    cwd: RAIZ,
    env: comNode(node, env),
    stdio: 'inherit',
    detached: separado,
  })
  let ultimo = 0
  const passar = (sinal) => {
    // In the same session, Ctrl+C of the terminal has reached the child already.
    if (sinal === 'SIGINT' && !separado && process.stdin.isTTY) return
    if (Date.now() - ultimo < MESMO_SINAL_MS) return
    ultimo = Date.now()
    filho.kill(sinal === 'SIGHUP' ? 'SIGTERM' : sinal) // a closed terminal means: leave in order
  }
  const sinais = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const sinal of sinais) process.on(sinal, passar)
  return new Promise((cumprir, recusar) => {
    filho.once('error', recusar)
    filho.once('close', (codigo, sinal) => {
      for (const s of sinais) process.off(s, passar)
      cumprir(codigo ?? (sinal === 'SIGINT' ? 130 : 1))
    })
  })
}
