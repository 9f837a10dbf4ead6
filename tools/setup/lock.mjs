// One set-up at a time in one clone: `npm start` in one window and `npm test` in another would install into the same
// folder. The lock is a file with the process's id; one whose process is gone is taken over.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { RAIZ } from './place.mjs'

const PASTA = join(RAIZ, '.martelo')

/**
 * @template T
 * @param {string} nome
 * @param {() => Promise<T>} fn
 */
export async function comTrava(nome, fn) {
  const arquivo = join(PASTA, `${nome}.lock`)
  mkdirSync(PASTA, { recursive: true })
  let avisou = false
  while (!tomar(arquivo)) {
    if (!avisou) console.log('Outro programa está preparando o Martelo nesta pasta; esperando que termine…')
    avisou = true
    await esperar(300)
  }
  try {
    return await fn()
  } finally {
    rmSync(arquivo, { force: true })
  }
}

function tomar(arquivo) {
  try {
    writeFileSync(arquivo, String(process.pid), { flag: 'wx' })
    return true
  } catch (erro) {
    if (erro.code !== 'EEXIST') throw erro
  }
  if (!dono(arquivo)) rmSync(arquivo, { force: true })
  return false
}

/** Whether the process that holds the lock lives. */
function dono(arquivo) {
  try {
    const pid = Number(readFileSync(arquivo, 'utf8'))
    // Between creating the file and writing into it its content is empty: it has an owner.
    if (pid > 0) process.kill(pid, 0)
    return true
  } catch (erro) {
    return erro.code === 'EPERM'
  }
}
