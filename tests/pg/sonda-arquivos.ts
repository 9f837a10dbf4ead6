/** What a file says, for a probe: the text of a PDF, what lies in a ZIP or XLSX, also one in the other, and else the bytes as text. */
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Arquivo } from '../../apps/server/src/core/http/handle.ts'

/** Longer ones are pictures and films. */
const MAXIMO = 8_000_000
/** A ZIP in a ZIP in a ZIP is no paper of the house. */
const FUNDO = 2

export async function textoDoArquivo({ corpo, tipo, nome = '' }: Arquivo): Promise<string> {
  if (/^(image|video|audio)\//.test(tipo)) {
    deixar(corpo)
    return nome
  }
  const bytes = await bytesDe(corpo)
  return bytes.length > MAXIMO ? nome : `${nome} ${await textoDosBytes(bytes)}`
}

/** Its stream is closed, unread. */
export function deixar(corpo: Arquivo['corpo']): void {
  if (!(corpo instanceof Uint8Array) && 'destroy' in corpo) (corpo as Readable).destroy()
}

async function bytesDe(corpo: Arquivo['corpo']): Promise<Uint8Array> {
  if (corpo instanceof Uint8Array) return corpo
  const corrente = 'ler' in corpo ? await corpo.ler() : (corpo as Readable)
  return corrente === null ? new Uint8Array() : buffer(corrente)
}

/** By the first bytes: a name may lie. */
export async function textoDosBytes(bytes: Uint8Array, fundo = FUNDO): Promise<string> {
  const comeco = strFromU8(bytes.subarray(0, 4), true)
  if (comeco === '%PDF') return textoDoPdf(bytes)
  if (comeco === 'PK\u0003\u0004') return fundo === 0 ? '' : textoDoZip(bytes, fundo - 1)
  const texto = Buffer.from(bytes).toString('utf8')
  return /^\s*<(\?xml|[a-z])/i.test(texto) ? texto.replaceAll(/<[^>]*>/g, ' ') : texto
}

async function textoDoPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const paginas: string[] = []
  for (let i = 1; i <= pdf.numPages; i++) {
    const { items } = await (await pdf.getPage(i)).getTextContent()
    paginas.push(items.map((t) => ('str' in t ? `${t.str}${t.hasEOL ? ' ' : ''}` : '')).join(''))
  }
  const { info } = await pdf.getMetadata()
  await pdf.cleanup()
  return [...paginas, JSON.stringify(info)].join('\n')
}

async function textoDoZip(bytes: Uint8Array, fundo: number): Promise<string> {
  const partes: string[] = []
  for (const [nome, b] of Object.entries(unzipSync(bytes)))
    partes.push(
      /\.(jpe?g|png|webp|avif|mp4|bin)$/.test(nome) ? nome : `${nome} ${await textoDosBytes(b, fundo)}`,
    )
  return partes.join('\n')
}
