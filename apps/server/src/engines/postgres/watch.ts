import { setTimeout as esperar } from 'node:timers/promises'
import type { Lugar } from './place.ts'
import { lerPostmaster } from './postmaster.ts'

/**
 * Watches the server and has it started again when it is gone unasked. Several programs may watch one server: the first
 * one to start it has started it for all. It is looked for by its pid file, which costs some microseconds, and not by
 * the end of a child: it may have been adopted.
 */
const OLHAR_MS = 200
/** Between two vain attempts, doubled each time up to the second number. */
const ESPERA_MS = 250
const ESPERA_MAXIMA_MS = 10_000

/** @returns ends the watching; resolves when a start that is under way has come to its end */
export function vigiar(lugar: Lugar, reviver: () => Promise<void>): () => Promise<void> {
  const fim = new AbortController()
  const dormir = (ms: number): Promise<unknown> =>
    esperar(ms, undefined, { ref: false, signal: fim.signal }).catch(() => undefined)
  const rodar = async (): Promise<void> => {
    for (let espera = ESPERA_MS; !fim.signal.aborted; ) {
      if (lerPostmaster(lugar) !== undefined) {
        espera = ESPERA_MS
        await dormir(OLHAR_MS)
        continue
      }
      console.warn('the database has ended by itself; it is started again')
      try {
        await reviver()
        console.warn('the database answers again')
      } catch (erro) {
        console.error(`the database could not be started again yet: ${(erro as Error).message}`)
        await dormir(espera)
        espera = Math.min(espera * 2, ESPERA_MAXIMA_MS)
      }
    }
  }
  const vigia = rodar()
  return () => {
    fim.abort()
    return vigia
  }
}
