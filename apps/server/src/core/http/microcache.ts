// Anonymous pages are the same for every visitor of a host: kept for about a second, compressed once, with one render
// at a time per address. Only GETs without any session cookie enter, and only 200s that set no cookie are kept, so one
// person's page can never reach another; the host is part of the key, so neither can another hotsite's.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { COOKIE_ACESSO, COOKIE_RENOVACAO } from '../auth/cookies.ts'

type Pagina = (q: IncomingMessage, r: ServerResponse) => void
interface Guardada {
  readonly html: Buffer
  readonly br: Buffer
  readonly gz: Buffer
  readonly cabecalhos: Record<string, string>
}

const comprimirBr = promisify(brotliCompress)
const comprimirGz = promisify(gzip)
const MAXIMO_BYTES = 64 * 1024 * 1024
const PESSOAL = /^\/(admin|cliente|comitente|leiloeiro|auditorio|estoque|admin-auth|__manifest)|\.data(\?|$)/

export function comMicrocache(pagina: Pagina, ms: number): Pagina {
  const guardadas = new LRUCache<string, Guardada>({
    maxSize: MAXIMO_BYTES,
    sizeCalculation: (g) => g.html.length + g.br.length + g.gz.length,
    ttl: ms,
    ttlResolution: 0,
  })
  const emCurso = new Map<string, Promise<Guardada | null>>()
  return (q, r) => {
    if (!anonimo(q)) return pagina(q, r)
    const chave = `${q.headers.host}${q.url}`
    const pronta = guardadas.get(chave)
    if (pronta) return enviar(q, r, pronta)
    const outra = emCurso.get(chave)
    if (outra) return void outra.then((g) => (g ? enviar(q, r, g) : pagina(q, r)))
    const promessa = gravar(q, r, pagina).then((g) => {
      if (g) guardadas.set(chave, g)
      emCurso.delete(chave)
      return g
    })
    emCurso.set(chave, promessa)
  }
}

function anonimo(q: IncomingMessage): boolean {
  if (q.method !== 'GET' || q.headers.authorization !== undefined) return false
  const cookies = q.headers.cookie ?? ''
  return !cookies.includes(COOKIE_ACESSO) && !cookies.includes(COOKIE_RENOVACAO) && !PESSOAL.test(q.url ?? '')
}

/** Renders once for the first visitor while recording; null when the answer may not be shared. */
function gravar(q: IncomingMessage, r: ServerResponse, pagina: Pagina): Promise<Guardada | null> {
  return new Promise((resolver) => {
    const partes: Buffer[] = []
    const escrever = r.write.bind(r) as (c: Buffer | string, ...resto: never[]) => boolean
    const terminar = r.end.bind(r) as (c?: Buffer | string) => ServerResponse
    r.write = ((c: Buffer | string, ...resto: never[]) => {
      partes.push(Buffer.from(c))
      return escrever(c, ...resto)
    }) as typeof r.write
    r.end = ((c?: Buffer | string) => {
      if (typeof c === 'string' || c instanceof Uint8Array) partes.push(Buffer.from(c))
      const fim = terminar(c)
      const serve =
        r.statusCode === 200 &&
        !r.hasHeader('set-cookie') &&
        String(r.getHeader('content-type')).startsWith('text/html')
      if (!serve) resolver(null)
      else void comprimir(Buffer.concat(partes), cabecalhosDe(r)).then(resolver, () => resolver(null))
      return fim
    }) as typeof r.end
    r.on('close', () => {
      if (!r.writableEnded) resolver(null)
    })
    pagina(q, r)
  })
}

async function comprimir(html: Buffer, cabecalhos: Record<string, string>): Promise<Guardada> {
  const [br, gz] = await Promise.all([
    comprimirBr(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
    comprimirGz(html, { level: 6 }),
  ])
  return { html, br, gz, cabecalhos }
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
  return Object.fromEntries(lista.map(([k, v]) => [k, String(v)]))
}

function enviar(q: IncomingMessage, r: ServerResponse, g: Guardada): void {
  const aceita = String(q.headers['accept-encoding'] ?? '')
  const [corpo, nome] = /\bbr\b/.test(aceita)
    ? ([g.br, 'br'] as const)
    : /\bgzip\b/.test(aceita)
      ? ([g.gz, 'gzip'] as const)
      : ([g.html, null] as const)
  r.writeHead(200, {
    ...g.cabecalhos,
    vary: 'accept-encoding, cookie',
    'content-length': corpo.length,
    ...(nome ? { 'content-encoding': nome } : {}),
  })
  r.end(corpo)
}
