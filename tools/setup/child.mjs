// Runs a program of ours to its end: same terminal, same exit code, signals passed on.
import { spawn } from 'node:child_process'
import { comNode } from './npm.mjs'
import { RAIZ } from './place.mjs'

/** Old 24.x warn on standard error that they strip types; it is what we count on. */
export const OPCOES_DO_NODE = ['--disable-warning=ExperimentalWarning']

/**
 * @param {string} node
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, saida?: 'inherit' | 'pipe' }} opcoes
 * @returns {Promise<{ codigo: number, saida: string }>} `saida` only when it was asked for as a pipe
 */
export function rodar(node, args, { env = {}, saida = 'inherit' } = {}) {
  const filho = spawn(node, [...OPCOES_DO_NODE, ...args], {
    cwd: RAIZ,
    env: comNode(node, env),
    stdio: ['inherit', saida, saida],
  })
  let texto = ''
  for (const fluxo of [filho.stdout, filho.stderr]) {
    fluxo?.setEncoding('utf8').on('data', (parte) => {
      texto += parte
    })
  }
  const passar = (sinal) => {
    // Ctrl+C in a terminal reaches the child by itself; passed on as well, it would count as the second, impatient one.
    if (sinal === 'SIGINT' && process.stdin.isTTY) return
    filho.kill(sinal)
  }
  const sinais = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const sinal of sinais) process.on(sinal, passar)
  return new Promise((cumprir, recusar) => {
    filho.once('error', recusar)
    filho.once('close', (codigo, sinal) => {
      for (const s of sinais) process.off(s, passar)
      cumprir({ codigo: codigo ?? (sinal === 'SIGINT' ? 130 : 1), saida: texto })
    })
  })
}
