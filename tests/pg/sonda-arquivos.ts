/** What a file says, for a probe: the text of a PDF, the cells and names inside a ZIP or XLSX, and else the bytes as text. */
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Arquivo } from '../../apps/server/src/core/http/handle.ts'

/** Longer ones are pictures and films. */
const MAXIMO = 8_000_000

export async function textoDoArquivo({ corpo, tipo, nome = '' }: Arquivo): Promise<string> {
  if (/^(image|video|audio)\//.test(tipo)) {
    deixar(corpo)
    return nome
  }
  const bytes = await bytesDe(corpo)
  const comeco = strFromU8(bytes.subarray(0, 4), true)
  if (bytes.length > MAXIMO) return nome
  if (comeco === '%PDF') return `${nome} ${await textoDoPdf(bytes)}`
  if (comeco === 'PK\u0003\u0004') return `${nome} ${textoDoZip(bytes)}`
  return `${nome} ${Buffer.from(bytes).toString('utf8')}`
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

async function textoDoPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const paginas: string[] = []
  for (let i = 1; i <= pdf.numPages; i++) {
    const { items } = await (await pdf.getPage(i)).getTextContent()
    paginas.push(items.map((t) => ('str' in t ? `${t.str}${t.hasEOL ? ' ' : ''}` : '')).join(''))
  }
  await pdf.cleanup()
  return paginas.join('\n')
}

/** Names of what lies in it; of tables (XLSX) the cells too. */
function textoDoZip(bytes: Uint8Array): string {
  const dentro = unzipSync(bytes)
  return Object.entries(dentro)
    .map(([nome, b]) => (/\.(xml|csv|txt|json)$/.test(nome) ? `${nome} ${semMarcacao(strFromU8(b))}` : nome))
    .join('\n')
}
const semMarcacao = (xml: string): string => xml.replaceAll(/<[^>]*>/g, ' ')
