// One process of the installation carries the broadcast: two would record one channel twice. Who has the lease says so each
// second; who cannot say so for longer than the lease is good stops by itself, so that there are never two.
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Config } from '../../core/config.ts'
import { enderecoDaMaquina } from '../../core/http/endereco-da-maquina.ts'
import type { Servicos } from '../../core/servicos.ts'
import { lerDono, soltar, tomar } from './dono-da-midia.sql.ts'

const RONDA_MS = 1_000
/** Sooner than the lease (`VALE_S`) ends for the others. */
const LARGAR_MS = 3_000

/** A program that is started again at its port is the one that it was: it need not wait for its own lease. */
const quemSou = (porta: number): string => (porta === 0 ? randomUUID() : `${hostname()}:${porta}`)

/** Where others reach this process at its own port; null: at none that is known before it listens. */
export function enderecoDoDono({
  porta,
  host,
  enderecoInterno,
}: Pick<Config, 'porta' | 'host' | 'enderecoInterno'>): string | null {
  if (porta === 0) return null
  const interno = enderecoInterno === undefined ? host : new URL(enderecoInterno).hostname
  const todos = [host, interno].some((h) => h === '0.0.0.0' || h === '::')
  const daMaquina = interno === '0.0.0.0' || interno === '::' || interno === '127.0.0.1'
  // It listens to this machine alone, or everywhere, or at the address that the inner one names.
  return `http://${todos ? (daMaquina ? enderecoDaMaquina() : interno) : host}:${porta}`
}

const LEMBRADO_MS = 1_000

/** Which other process carries the broadcast now, for the door of this one; believed for a second. */
export function ondeAMidia(s: Pick<Servicos, 'banco' | 'config' | 'midia'>): () => Promise<string | null> {
  const eu = quemSou(s.config.porta)
  let lembrado: { readonly ate: number; readonly onde: Promise<string | null> } | null = null
  const procurar = async (): Promise<string | null> => {
    const dono = await lerDono(s.banco.sistema)
    return dono === null || dono.processo === eu ? null : dono.endereco
  }
  return () => {
    // Who carries it knows; a companion's first process may have lost it.
    if (!s.midia.cedida && !s.config.juntarSeAPorta) return Promise.resolve(null)
    if (lembrado !== null && lembrado.ate > performance.now()) return lembrado.onde
    const onde = procurar().catch(() => null)
    lembrado = { ate: performance.now() + LEMBRADO_MS, onde }
    return onde
  }
}

/** `aoTomar`, `aoLargar`: the broadcast is this process's, or no more. Answers how to leave it to others. */
export async function disputarAMidia(
  s: Pick<Servicos, 'banco' | 'config' | 'log'>,
  { aoTomar, aoLargar }: { aoTomar(): void; aoLargar(): void },
): Promise<() => Promise<void>> {
  const eu = quemSou(s.config.porta)
  const endereco = enderecoDoDono(s.config)
  let [dono, dita, perguntando] = [false, performance.now(), false]
  const largar = (): void => {
    if (!dono) return
    dono = false
    s.log.warn('another process carries the broadcast, or the database is away')
    aoLargar()
  }
  const perguntar = async (): Promise<void> => {
    const agora = performance.now()
    if (!(await tomar(s.banco.sistema, eu, endereco))) return largar()
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
