// One process of the installation carries the broadcast: two would record one channel twice. Who has the lease says so each
// second; who cannot say so for longer than the lease is good stops by itself, so that there are never two.
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Servicos } from '../../core/servicos.ts'
import { soltar, tomar } from './dono-da-midia.sql.ts'

const RONDA_MS = 1_000
/** Sooner than the lease (`VALE_S`) ends for the others. */
const LARGAR_MS = 3_000

/** A program that is started again at its port is the one that it was: it need not wait for its own lease. */
const quemSou = (porta: number): string => (porta === 0 ? randomUUID() : `${hostname()}:${porta}`)

/** `aoTomar`, `aoLargar`: the broadcast is this process's, or no more. Answers how to leave it to others. */
export async function disputarAMidia(
  s: Pick<Servicos, 'banco' | 'config' | 'log'>,
  { aoTomar, aoLargar }: { aoTomar(): void; aoLargar(): void },
): Promise<() => Promise<void>> {
  const eu = quemSou(s.config.porta)
  let [dono, dita, perguntando] = [false, performance.now(), false]
  const largar = (): void => {
    if (!dono) return
    dono = false
    s.log.warn('another process carries the broadcast, or the database is away')
    aoLargar()
  }
  const perguntar = async (): Promise<void> => {
    const agora = performance.now()
    if (!(await tomar(s.banco.sistema, eu))) return largar()
    dita = agora
    if (dono) return
    dono = true
    aoTomar()
  }
  const ronda = setInterval(() => {
    if (dono && performance.now() - dita > LARGAR_MS) largar()
    if (perguntando) return
    perguntando = true
    perguntar()
      .catch((e: unknown) => s.log.warn({ err: e }, 'who carries the broadcast could not be asked'))
      .finally(() => {
        perguntando = false
      })
  }, RONDA_MS)
  ronda.unref()
  aoLargar()
  await perguntar()
  return async () => {
    clearInterval(ronda)
    if (dono) await soltar(s.banco.sistema, eu).catch(() => undefined)
  }
}
