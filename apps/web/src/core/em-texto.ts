// What a loader answers, as one text. The router writes the answers of loaders piece by piece, in a form that knows dates,
// maps and promises; ours are the API's JSON. With a page, the text stands beside it as a block of data, as it is; when
// the router alone asks, it travels in the router's own answer. For the home page that is a sixth of the server's work.
//
// How one could get it wrong: answers with dates or undefined places in lists, which JSON does not carry; or one name for
// two loaders of a page.
import type { RouterContextProvider } from 'react-router'
import { doServidor } from './contexto.ts'

export interface EmTexto<T> {
  /** names the block of data; unless the text is here */
  readonly bloco?: string
  readonly texto?: string
  /** what the text says; known to the side that wrote it, and to the other once it has read it */
  readonly valor?: T
}

export const idDoBloco = (bloco: string): string => `dados-${bloco}`

/** `bloco` names the loader. The value itself goes by on the server, where the router writes only what can be listed. */
export function emTexto<T>(context: Readonly<RouterContextProvider>, bloco: string, valor: T): EmTexto<T> {
  const { blocos } = context.get(doServidor)
  const texto = JSON.stringify(valor)
  blocos?.set(bloco, texto)
  return Object.defineProperty(blocos ? { bloco } : { texto }, 'valor', { value: valor })
}

/** The same object each time for the same answer. */
export function lerTexto<T>(escrito: EmTexto<T>): T {
  if (escrito.valor === undefined) {
    const texto = escrito.texto ?? document.getElementById(idDoBloco(escrito.bloco ?? ''))?.textContent
    Object.defineProperty(escrito, 'valor', { value: JSON.parse(texto ?? 'null') as T })
  }
  return escrito.valor as T
}
