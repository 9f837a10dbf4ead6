// Rate limit: at most LANCES_POR_SEGUNDO requests per second and person, by a sliding second. It counts in all
// processes: from the second request within a second on, each broadcasts it over the bus. Nothing is awaited, so a
// program at many processes at once gets as many requests more as the words take to arrive, once, and one per second
// and process.
// Each process allows the whole limit, not a part of it: a person bids through one.
import type { Logger } from 'pino'
import type { Barramento } from '../../../core/bus/barramento.ts'

export const LANCES_POR_SEGUNDO = 5
const ASSUNTO = 'lances-de-uma-pessoa'

interface Uso {
  readonly quando: number
  dito: boolean
}

export interface LimitePorPessoa {
  passa(usuId: number, agora: number): boolean
  /** so many of his passed elsewhere */
  ouvir(usuId: number, quantos: number, agora: number): void
}

/** `dizer`: so many of his passed here that were not broadcast yet. */
export function criarLimitePorPessoa(
  max = LANCES_POR_SEGUNDO,
  dizer: (usuId: number, quantos: number) => void = () => undefined,
): LimitePorPessoa {
  const usos = new Map<number, Uso[]>()
  let varrido = 0
  const recentesDe = (usuId: number, agora: number): Uso[] => {
    if (agora - varrido > 10_000) {
      varrido = agora
      for (const [id, deles] of usos) if (agora - (deles.at(-1)?.quando ?? 0) > 1000) usos.delete(id)
    }
    const recentes = (usos.get(usuId) ?? []).filter((u) => agora - u.quando < 1000)
    usos.set(usuId, recentes)
    return recentes
  }
  return {
    passa(usuId, agora) {
      const recentes = recentesDe(usuId, agora)
      if (recentes.length >= max) return false
      recentes.push({ quando: agora, dito: false })
      if (recentes.length === 1) return true
      const novos = recentes.filter((u) => !u.dito)
      for (const u of novos) u.dito = true
      dizer(usuId, novos.length)
      return true
    },
    ouvir(usuId, quantos, agora) {
      const recentes = recentesDe(usuId, agora)
      for (let i = Math.min(quantos, max); i > 0; i--) recentes.push({ quando: agora, dito: true })
    },
  }
}

/** The limit of this process, which listens to the others' and broadcasts its own. */
export function limiteEntreProcessos(barramento: Barramento, log: Logger, max?: number): LimitePorPessoa {
  // The bus says the same word once only, so no two are the same.
  let n = 0
  const dizer = async (u: number, k: number): Promise<void> => {
    try {
      await barramento.publicar(ASSUNTO, { u, k, n: ++n })
    } catch (err) {
      log.warn({ err }, 'a person’s requests were not told')
    }
  }
  const limite = criarLimitePorPessoa(max, (u, k) => void dizer(u, k))
  barramento.assinar(ASSUNTO, ({ u, k }: { u: number; k: number }) => limite.ouvir(u, k, performance.now()))
  return limite
}
