import { copyFileSync, existsSync, renameSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { Lugar } from './place.ts'

/**
 * The server's log and its size. PostgreSQL appends what it says to one file; when the file is large, it is copied away
 * and emptied under the running server (which appends, so it goes on at the beginning). PostgreSQL's own collector is
 * not used: it is one process more, and it loses the reason of a failed start.
 */
const MAXIMO_BYTES = 10 * 1024 * 1024
const GUARDADOS = 4
const CONFERIR_MS = 60_000

export const registroDoServidor = (lugar: Lugar): string => join(lugar.log, 'postgresql.log')

/** Keeps the log small while this program runs. @returns how to end that */
export function limitarRegistro(lugar: Lugar): () => void {
  girar(lugar)
  const relogio = setInterval(() => girar(lugar), CONFERIR_MS).unref()
  return () => clearInterval(relogio)
}

function girar(lugar: Lugar): void {
  const atual = registroDoServidor(lugar)
  if ((statSync(atual, { throwIfNoEntry: false })?.size ?? 0) < MAXIMO_BYTES) return
  const guardado = (n: number) => `${atual}.${n}`
  for (let n = GUARDADOS - 1; n >= 1; n -= 1)
    if (existsSync(guardado(n))) renameSync(guardado(n), guardado(n + 1))
  try {
    copyFileSync(atual, guardado(1))
    truncateSync(atual)
  } catch (erro) {
    // A full disk, or Windows while the server writes: the auction goes on, and the next minute retries.
    console.warn(`database log not rotated: ${(erro as Error).message}`)
  }
}
