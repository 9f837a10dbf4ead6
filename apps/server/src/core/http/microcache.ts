// The micro-cache: anonymous pages are kept for about a second, compressed once, rendered once at a time per address.
// The key holds host (so tenant), address and choice about cookies. A page's age counts from the start of its
// rendering, plus the age of what it was rendered from (lembrar.ts).
// Refuses requests with a session cookie, answers that set a cookie, and every status but 200: one person's page never
// reaches another.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { COOKIE_ACESSO, COOKIE_RENOVACAO } from '../auth/cookies.ts'
import { COOKIE_ESCRITA } from './ler-da-replica.ts'
import { escolhaDoPedido } from './extras-da-pagina.ts'

type Pagina = (q: IncomingMessage, r: ServerResponse) => void
type Codificacao = 'br' | 'gzip'

interface Retida {
  readonly status: number
  readonly corpo: Buffer
}
/** One answer in the encodings that clients asked for. */
interface Guardada {
  readonly cabecalhos: Readonly<Record<string, string>>
  readonly formas: Map<Codificacao | null, Promise<Buffer>>
}

const comprimirBr = promisify(brotliCompress)
const comprimirGz = promisify(gzip)
/** About 64 MB: a page is some 110 KB, and 20 KB compressed. */
const MAXIMO_DE_PAGINAS = 500
/** Below this a compressed answer saves no packet. */
const PEQUENA = 1000
/** Two more would save a tenth of the bytes and take twice the time, for pages of which most are sent once. */
const QUALIDADE = 3
/** A window as wide as the text; the usual one is four megabytes, and eight of them at once make the collector run. */
const JANELA = { menor: 12, maior: 18 }
const PESSOAL =
  /^\/(admin|cliente|comitente|leiloeiro|auditorio|estoque|admin-auth|previa-da-pagina|visita\/[0-9a-f]{32}|__manifest)|\.data(\?|$)/
const TEXTO = /^(text\/|application\/json)/

/** `ms`: how long after the beginning of its rendering a page may still be asked for. */
export function comMicrocache(pagina: Pagina, ms: number): Pagina {
  const guardadas = new LRUCache<string, Guardada>({
    max: MAXIMO_DE_PAGINAS,
    ttl: ms,
    ttlResolution: 0,
    // Stale pages are let go at once: pages lie outside the heap, and many of them make the collector look for room
    // that it cannot find.
    ttlAutopurge: true,
  })
  const emCurso = new Map<string, { start: number; promessa: Promise<Guardada | null> }>()
  return (q, r) => {
    if (!anonimo(q)) return comprimida(q, r, pagina)
    // Whether the visitor has answered about cookies is all that the page shows of him.
    const chave = `${escolhaDoPedido(q.headers.cookie) ?? ''} ${q.headers.host}${q.url}`
    const pronta = guardadas.get(chave)
    if (pronta) return void enviar(q, r, pronta).catch(desistir(r))
    const start = performance.now()
    const outra = emCurso.get(chave)
    // One that takes longer than a page may be old was made of what was read before: who comes now gets another.
    if (outra && start - outra.start <= ms)
      return void outra.promessa
        .then((g) => (g ? enviar(q, r, g) : comprimida(q, r, pagina)))
        .catch(desistir(r))
    const promessa = gravar(q, r, pagina)
      .catch(desistir(r))
      .then((g) => {
        if (g && performance.now() - start < ms) guardadas.set(chave, g, { start })
        if (emCurso.get(chave)?.start === start) emCurso.delete(chave)
        return g
      })
    emCurso.set(chave, { start, promessa })
  }
}

function anonimo(q: IncomingMessage): boolean {
  if (q.method !== 'GET' || q.headers.authorization !== undefined) return false
  const cookies = q.headers.cookie ?? ''
  const pessoais = [COOKIE_ACESSO, COOKIE_RENOVACAO, COOKIE_ESCRITA]
  return !pessoais.some((c) => cookies.includes(c)) && !PESSOAL.test(q.url ?? '')
}

/** Renders for the first visitor, who gets what is kept; null when the answer may not be shared. */
async function gravar(q: IncomingMessage, r: ServerResponse, pagina: Pagina): Promise<Guardada | null> {
  const retida = await reter(q, r, pagina)
  if (retida === null) return null
  const html = String(r.getHeader('content-type')).startsWith('text/html')
  if (retida.status !== 200 || !html || r.hasHeader('set-cookie')) {
    await terminar(q, r, retida)
    return null
  }
  const g = { cabecalhos: cabecalhosDe(r), formas: new Map([[null, Promise.resolve(retida.corpo)]]) }
  await enviar(q, r, g)
  return g
}

function comprimida(q: IncomingMessage, r: ServerResponse, pagina: Pagina): void {
  reter(q, r, pagina)
    .then((retida) => (retida === null ? undefined : terminar(q, r, retida)))
    .catch(desistir(r))
}

/** An answer that cannot be finished ends with its connection; others must not wait for it. */
const desistir = (r: ServerResponse) => (): null => {
  r.destroy()
  return null
}

/** The page's answer instead of its being sent; null when the visitor left before. */
function reter(q: IncomingMessage, r: ServerResponse, pagina: Pagina): Promise<Retida | null> {
  return new Promise((resolver) => {
    const partes: Buffer[] = []
    const { write, end, writeHead } = r
    const juntar = (c: unknown): void => {
      if (typeof c === 'string') partes.push(Buffer.from(c))
      else if (c instanceof Uint8Array) partes.push(Buffer.from(c.buffer, c.byteOffset, c.byteLength))
    }
    r.writeHead = (status: number, ...resto: readonly unknown[]) => {
      r.statusCode = status
      for (const [nome, valor] of paresDe(resto.findLast((x) => typeof x === 'object')))
        r.setHeader(nome, valor)
      return r
    }
    r.write = ((c: unknown) => {
      juntar(c)
      return true
    }) as typeof r.write
    r.end = ((c?: unknown) => {
      juntar(c)
      Object.assign(r, { write, end, writeHead })
      const [primeira, segunda] = partes
      const inteira = primeira !== undefined && segunda === undefined ? primeira : Buffer.concat(partes)
      resolver({ status: r.statusCode, corpo: inteira })
      return r
    }) as typeof r.end
    r.once('close', () => resolver(null))
    pagina(q, r)
  })
}

/** Headers as `writeHead` takes them: an object, or names and values in turn. A name may come more than once. */
function paresDe(cabecalhos: unknown): [string, string | string[]][] {
  if (!Array.isArray(cabecalhos)) return Object.entries((cabecalhos ?? {}) as Record<string, string>)
  const pares = new Map<string, string | string[]>()
  for (let i = 0; i + 1 < cabecalhos.length; i += 2) {
    const nome = String(cabecalhos[i]).toLowerCase()
    const antes = pares.get(nome)
    const valor = cabecalhos[i + 1] as string
    pares.set(nome, antes === undefined ? valor : [antes, valor].flat())
  }
  return [...pares]
}

async function terminar(q: IncomingMessage, r: ServerResponse, { corpo }: Retida): Promise<void> {
  const tipo = String(r.getHeader('content-type') ?? '')
  const codificacao = TEXTO.test(tipo) && corpo.length >= PEQUENA ? codificacaoPara(q) : null
  const saida = codificacao === null ? corpo : await comprimir(corpo, codificacao)
  if (r.destroyed) return
  r.removeHeader('content-length')
  if (codificacao !== null) {
    r.setHeader('content-encoding', codificacao)
    r.appendHeader('vary', 'accept-encoding')
  }
  if (corpo.length > 0) r.setHeader('content-length', saida.length)
  r.end(saida)
}

function codificacaoPara(q: IncomingMessage): Codificacao | null {
  const aceita = String(q.headers['accept-encoding'] ?? '')
  return aceita.includes('br') ? 'br' : aceita.includes('gzip') ? 'gzip' : null
}

function comprimir(corpo: Buffer, codificacao: Codificacao): Promise<Buffer> {
  // Room for the whole answer: each further piece is another way to the compressor's thread.
  const chunkSize = Math.max(PEQUENA, corpo.length >> 2)
  if (codificacao === 'gzip') return comprimirGz(corpo, { level: QUALIDADE, chunkSize })
  const largura = Math.ceil(Math.log2(corpo.length))
  return comprimirBr(corpo, {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALIDADE,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(JANELA.maior, Math.max(JANELA.menor, largura)),
      [constants.BROTLI_PARAM_SIZE_HINT]: corpo.length,
    },
  })
}

function cabecalhosDe(r: ServerResponse): Record<string, string> {
  const fora = new Set([
    'content-length',
    'transfer-encoding',
    'content-encoding',
    'date',
    'connection',
    'keep-alive',
  ])
  const lista = Object.entries(r.getHeaders()).filter(([k, v]) => !fora.has(k) && v !== undefined)
  return { ...Object.fromEntries(lista.map(([k, v]) => [k, String(v)])), vary: 'accept-encoding, cookie' }
}

async function enviar(q: IncomingMessage, r: ServerResponse, g: Guardada): Promise<void> {
  const codificacao = codificacaoPara(q)
  let forma = g.formas.get(codificacao)
  if (forma === undefined) {
    const inteira = g.formas.get(null) as Promise<Buffer>
    forma = inteira.then((corpo) => comprimir(corpo, codificacao ?? 'gzip'))
    g.formas.set(codificacao, forma)
  }
  const corpo = await forma
  if (r.destroyed) return
  r.writeHead(200, {
    ...g.cabecalhos,
    'content-length': corpo.length,
    ...(codificacao === null ? {} : { 'content-encoding': codificacao }),
  })
  r.end(corpo)
}
