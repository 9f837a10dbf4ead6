// A loader's answer as one JSON text. The router's own stream format knows dates, maps and promises; ours are the
// API's JSON, which is far cheaper to write. With a page the text is a data block beside it; on a client navigation
// it travels in the router's answer. Parts that are one object for all visitors (lembrar.ts on the server) are
// written once. Refuses: dates, and undefined places in lists, which JSON does not carry.
import type { RouterContextProvider } from 'react-router'
import { doServidor } from './contexto.ts'

export interface EmTexto<T> {
  /** names the block of data; unless the text is here */
  readonly bloco?: string
  readonly texto?: string
  /** what the text says; known to the side that wrote it, and to the other once it has read it */
  readonly valor?: T
}

/** What a loader that answers so has to say. */
export type DadosDe<L extends (...args: never[]) => unknown> =
  Awaited<ReturnType<L>> extends EmTexto<infer T> ? T : never

export const idDoBloco = (bloco: string): string => `dados-${bloco}`

/**
 * `bloco` names the loader. The value itself goes by on the server, where the router writes only what can be listed.
 * One `bloco` per loader of a page. A loader must not mutate what a call answered: it may be cached.
 */
export function emTexto<T>(context: Readonly<RouterContextProvider>, bloco: string, valor: T): EmTexto<T> {
  const { blocos } = context.get(doServidor)
  const texto = escrever(valor)
  blocos?.set(bloco, texto)
  return Object.defineProperty(blocos ? { bloco } : { texto }, 'valor', { value: valor })
}

const escritos = new WeakMap<object, string>()

/** JSON, with the parts of the value remembered. */
function escrever(valor: unknown): string {
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return JSON.stringify(valor)
  const partes = Object.entries(valor).flatMap(([nome, v]: [string, unknown]) =>
    v === undefined ? [] : [`${JSON.stringify(nome)}:${parte(v)}`],
  )
  return `{${partes.join(',')}}`
}

function parte(valor: unknown): string {
  if (typeof valor !== 'object' || valor === null) return JSON.stringify(valor)
  const texto = escritos.get(valor) ?? JSON.stringify(valor)
  escritos.set(valor, texto)
  return texto
}

/** The same object each time for the same answer. */
export function lerTexto<T>(escrito: EmTexto<T>): T {
  if (escrito.valor === undefined) {
    const texto = escrito.texto ?? document.getElementById(idDoBloco(escrito.bloco ?? ''))?.textContent
    Object.defineProperty(escrito, 'valor', { value: JSON.parse(texto ?? 'null') as T })
  }
  return escrito.valor as T
}
