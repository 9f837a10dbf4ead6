// A refusal leaves nothing behind: a write transaction that answers one is rolled back, unless the refusal says `grava`.
import type { Tx } from '../database/database.ts'
import { ehRecusa, type Recusada, RecusaLancada } from './handle.ts'

type Transacao = <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>

/** Runs `fn` by `transacao`; answers what it answered, refusal or not. */
export async function semRestos<T>(transacao: Transacao, fn: (tx: Tx) => Promise<T>): Promise<T> {
  let recusada: (T & Recusada) | null = null
  try {
    return await transacao(async (tx) => {
      const r = await fn(tx)
      if (!ehRecusa(r) || r.grava === true) return r
      recusada = r
      throw new RecusaLancada(r)
    })
  } catch (e) {
    if (recusada !== null && e instanceof RecusaLancada && e.recusa === recusada) return recusada
    throw e
  }
}
