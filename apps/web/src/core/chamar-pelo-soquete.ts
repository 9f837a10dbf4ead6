// A call over the open websocket of the tab, for those whose contract says `socket`: no connection, no headers, one
// packet each way. Only for calls that may be repeated: without an open socket, without an answer, or with a session
// that must be renewed first, the same call goes over HTTP, with the same key in its body.
//
// How one could get it wrong: to give up on a call that the socket did not answer. It may have been decided.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { DoServidor } from '@martelo/contracts/core/frames.ts'
import type { EntradaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { chamar, ErroDeChamada } from './api.ts'
import { acompanharLigacao, aoResponder, mandar } from './tempo-real.ts'

/** A bid is answered in milliseconds: later than this the connection is dead or the node is. */
const ESPERA_MS = 2_500

type Resposta = Extract<DoServidor, { t: 'resposta' }>
const pendentes = new Map<number, (r: Resposta | null) => void>()
let ultimo = 0

aoResponder.add((r) => pendentes.get(r.n)?.(r))
acompanharLigacao((s) => {
  if (s === 'caiu') for (const fn of Array.from(pendentes.values())) fn(null)
})

function perguntar(c: string, entrada: { params?: unknown; body?: unknown }): Promise<Resposta | null> {
  const n = ++ultimo
  return new Promise<Resposta | null>((ok) => {
    const timer = setTimeout(ok, ESPERA_MS, null)
    pendentes.set(n, (r) => {
      clearTimeout(timer)
      ok(r)
    })
    const { params: p = {}, body: b = {} } = entrada
    if (!mandar({ t: 'chamar', n, c, p, b })) ok(null)
  }).finally(() => pendentes.delete(n))
}

export async function chamarPeloSoquete<K extends keyof Calls>(
  chave: K,
  entrada?: EntradaDe<Calls[K]>,
): Promise<RespostaDe<Calls[K]>> {
  const r = await perguntar(String(chave), entrada ?? {})
  if (r === null || ('erro' in r && r.erro.statusCode === 401)) return chamar(chave, entrada)
  if ('erro' in r) throw new ErroDeChamada(r.erro)
  return r.d as RespostaDe<Calls[K]>
}
