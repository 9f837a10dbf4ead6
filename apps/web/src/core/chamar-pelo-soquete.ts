// A call over the tab's open websocket, for those whose contract says `socket`: no connection, no headers, one packet
// each way. Only for idempotent calls: without an open socket, without an answer, or with a session that must be
// renewed first, the same call is retried over HTTP, with the same key in its body.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { DoServidor } from '@martelo/contracts/core/frames.ts'
import type { EntradaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { chamar } from './api.ts'
import { ErroDeChamada, semResposta } from './erro-de-chamada.ts'
import { acompanharLigacao, aoResponder, mandar, religar } from './tempo-real.ts'

/** A bid is answered in milliseconds: later than this the connection is dead or the node is. */
const ESPERA_MS = 2_500

type Resposta = Extract<DoServidor, { t: 'resposta' }>
const pendentes = new Map<number, (r: Resposta | null) => void>()
let ultimo = 0

/**
 * The device's own word; that it is online is no more than a hint. A socket may stand open while the device is
 * offline: what is buffered then would go out on reconnect, after the person was told that nothing was sent.
 */
export const semConexao = (): boolean => 'onLine' in navigator && !navigator.onLine

aoResponder.add((r) => pendentes.get(r.n)?.(r))
acompanharLigacao((s) => {
  if (s === 'caiu' || s === 'barrada' || s === 'fechada')
    for (const fn of Array.from(pendentes.values())) fn(null)
})

/** Undefined: nothing was written. Null: written, and not answered. */
function perguntar(
  c: string,
  entrada: { params?: unknown; body?: unknown },
): Promise<Resposta | null | undefined> {
  const n = ++ultimo
  return new Promise<Resposta | null | undefined>((ok) => {
    if (semConexao()) return ok(undefined)
    const timer = setTimeout(ok, ESPERA_MS, null)
    pendentes.set(n, (r) => {
      clearTimeout(timer)
      ok(r)
    })
    const { params: p = {}, body: b = {} } = entrada
    if (!mandar({ t: 'chamar', n, c, p, b })) ok(undefined)
  }).finally(() => pendentes.delete(n))
}

/** No answer is no refusal: the call may have been decided, hence the retry with the same key. */
export async function chamarPeloSoquete<K extends keyof Calls>(
  chave: K,
  entrada?: EntradaDe<Calls[K]>,
): Promise<RespostaDe<Calls[K]>> {
  const r = await perguntar(String(chave), entrada ?? {})
  // Over HTTP it would be refused as one that was not sent.
  if (r === null && semConexao()) throw semResposta()
  if (r == null) return chamar(chave, entrada)
  if ('erro' in r && r.erro.statusCode === 401) {
    // The connection is of a session that has been renewed since: the next one knows it.
    const valor = await chamar(chave, entrada)
    religar()
    return valor
  }
  if ('erro' in r) throw new ErroDeChamada(r.erro)
  return r.d as RespostaDe<Calls[K]>
}
