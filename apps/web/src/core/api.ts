// Calls from the browser. Types come from the contracts; nothing of their schemas is in the bundle.
// A call that gets no answer is code 555; 40 s is the limit. Sessions are cookies, so there is no token here.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { EntradaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { MENSAGENS, TEMPO_LIMITE_MS } from '@martelo/contracts/core/errors.ts'
import type { ErroDaApi } from '@martelo/contracts/core/error-object.ts'
import { ErroDeChamada, semResposta } from './erro-de-chamada.ts'
import { relogio } from './relogio.ts'

/** For one of several things asked for: null when it is refused (gone, not yours), while a fault stays a fault. */
export function nuloSeRecusado(e: unknown): null {
  if (e instanceof ErroDeChamada && e.codigo < 500) return null
  throw e
}

interface Partes {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

/** Renews the session before a call when it is about to end; set by core/sessao.ts. */
let antesDeChamar: () => Promise<void> = () => Promise.resolve()
export function renovarAntesDeChamar(fn: () => Promise<void>): void {
  antesDeChamar = fn
}

/** The server knows no session of this tab's user: true when it has one again; set by core/sessao.ts. */
let aoSerRecusada: () => Promise<boolean> = () => Promise.resolve(false)
export function ouvirRecusas(fn: () => Promise<boolean>): void {
  aoSerRecusada = fn
}

/** For those who send by other means than `chamar`: the session is good for a call now. */
export const prepararChamada = (): Promise<void> => antesDeChamar()

export async function chamar<K extends keyof Calls>(
  chave: K,
  entrada?: EntradaDe<Calls[K]>,
): Promise<RespostaDe<Calls[K]>> {
  return (await chamarContando(chave, entrada)).valor
}

/** The same, with the total of the header `count` (0 when the call has none). */
export async function chamarContando<K extends keyof Calls>(
  chave: K,
  entrada?: EntradaDe<Calls[K]>,
): Promise<{ valor: RespostaDe<Calls[K]>; total: number }> {
  const resposta = await pedir(String(chave), entrada ?? {})
  const texto = await resposta.text()
  const valor = (texto === '' ? {} : JSON.parse(texto)) as RespostaDe<Calls[K]>
  return { valor, total: Number(resposta.headers.get('count') ?? 0) }
}

/** Sends files (multipart); the other fields travel beside them. */
export async function enviar<K extends keyof Calls>(
  chave: K,
  arquivos: readonly File[],
  entrada?: EntradaDe<Calls[K]>,
): Promise<RespostaDe<Calls[K]>> {
  const partes = (entrada ?? {}) as Partes
  const forma = new FormData()
  for (const [k, v] of Object.entries((partes.body ?? {}) as Record<string, unknown>))
    if (v !== undefined && v !== null) forma.append(k, String(v))
  for (const a of arquivos) forma.append('arquivo', a)
  const resposta = await pedir(String(chave), { ...partes, body: forma })
  return (await resposta.json()) as RespostaDe<Calls[K]>
}

/** A call that answers bytes. */
export async function chamarArquivo<K extends keyof Calls>(
  chave: K,
  entrada?: EntradaDe<Calls[K]>,
): Promise<Blob> {
  return (await pedir(String(chave), entrada ?? {})).blob()
}

/** The URL of a call, for links and downloads. */
export function enderecoDe(caminho: string, partes: Partes): string {
  const url = caminho.replace(/:(\w+)/g, (_, p: string) =>
    encodeURIComponent(String(partes.params?.[p] ?? '')),
  )
  const busca = new URLSearchParams()
  for (const [k, v] of Object.entries(partes.query ?? {})) {
    if (Array.isArray(v)) for (const item of v) busca.append(k, String(item))
    else if (v !== undefined && v !== null && v !== '') busca.append(k, String(v))
  }
  const q = busca.toString()
  return q === '' ? url : `${url}?${q}`
}

async function pedir(chave: string, partes: Partes, repetida = false): Promise<Response> {
  const espaco = chave.indexOf(' ')
  const metodo = chave.slice(0, espaco)
  if (!chave.includes('/usuario/')) await antesDeChamar()
  const forma = partes.body instanceof FormData
  let resposta: Response
  try {
    resposta = await fetch(enderecoDe(chave.slice(espaco + 1), partes), {
      method: metodo,
      credentials: 'same-origin',
      headers: forma || metodo === 'GET' ? {} : { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TEMPO_LIMITE_MS),
      ...(metodo === 'GET'
        ? {}
        : { body: forma ? (partes.body as FormData) : JSON.stringify(partes.body ?? {}) }),
    })
  } catch (e) {
    const esgotou = e instanceof DOMException && e.name === 'TimeoutError'
    throw semResposta(esgotou ? MENSAGENS.tempoEsgotado : MENSAGENS.semRede)
  }
  if (acordou(resposta) && resposta.status === 401) return pedir(chave, partes)
  // What signs in and out answers 401 for reasons of its own.
  if (resposta.status === 401 && !repetida && !chave.includes('/usuario/') && (await aoSerRecusada()))
    return pedir(chave, partes, true)
  if (!resposta.ok) throw new ErroDeChamada(await lerErro(resposta))
  return resposta
}

/** While a computer sleeps the page's clock stands still, and the session may have ended that seemed to last. */
function acordou(r: Response): boolean {
  const servidor = Date.parse(r.headers.get('date') ?? '')
  if (!(servidor - relogio.agora() > SONO_MS)) return false
  relogio.ouvir(servidor)
  return true
}
const SONO_MS = 5_000

/** Any answer becomes the error object, binary ones too (they are JSON inside). */
export async function lerErro(r: Response): Promise<ErroDaApi> {
  try {
    const lido = (await r.json()) as Partial<ErroDaApi>
    return {
      // The specification's sentence stands for every limit that does not say how long it lasts.
      message:
        r.status === 429 && lido.esperarSegundos === undefined
          ? MENSAGENS.bloqueado429
          : (lido.message ?? MENSAGENS.falhaInterna),
      statusCode: lido.statusCode ?? r.status,
      error: lido.error ?? r.statusText,
      campos: lido.campos,
      dados: lido.dados,
      esperarSegundos: lido.esperarSegundos,
      requestId: lido.requestId,
    }
  } catch {
    return { message: MENSAGENS.falhaInterna, statusCode: r.status, error: r.statusText }
  }
}
