// The connections of an HTTP server from first byte to last. Each has an error listener as long as it lives (Node
// removes its own at an upgrade, and an unheard error ends the process), is counted to its address, and ends: idle,
// slow, stalled, or ours at the shutdown.
// Never waits for the other side to close: it need not.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { isIPv6, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'

export interface LimitesDosFios {
  /** connections of one address (of one /64 in IPv6) at a time; 0: any number */
  readonly porEndereco: number
  /** how long a connection may wait for its next request */
  readonly ociosaMs: number
  /** how long the headers may take, an upgrade's whole handshake too */
  readonly cabecalhosMs: number
  /** how long a request may take to arrive with its body */
  readonly pedidoMs: number
  /** how long nothing may pass in either direction while a request is under way */
  readonly paradaMs: number
}

export interface ServidorHttp {
  readonly http: Server
  /** those that are open now, of whatever protocol */
  readonly fios: ReadonlySet<Duplex>
}

/** Nothing is done about an error of a connection: the connection ends by it, and that is all that ends. */
export const ignorarErro = (): void => undefined

/** Node looks for connections that are over their time this often. */
const CONFERIR_MS = 2_000
/** What was refused may take its answer with it for so long. */
const DESPEDIDA_MS = 1_000

export function criarServidorHttp(limites: LimitesDosFios, log: Logger): ServidorHttp {
  const http = createServer({
    keepAliveTimeout: limites.ociosaMs,
    headersTimeout: limites.cabecalhosMs,
    requestTimeout: limites.pedidoMs,
    connectionsCheckingInterval: CONFERIR_MS,
    // A client that offers another protocol than ours (h2c) is answered in this one, as the standard has it.
    shouldUpgradeCallback: (q) => /^websocket$/i.test(q.headers.upgrade ?? ''),
  })
  http.timeout = limites.paradaMs
  return { http, fios: cuidarDosFios(http, limites.porEndereco, log) }
}

/** Looks after every connection that the server is given. @returns those that are open */
export function cuidarDosFios(http: Server, porEndereco: number, log: Logger): ReadonlySet<Duplex> {
  const fios = new Set<Duplex>()
  const contagem = new Map<string, number>()
  const avisar = avisoEspacado((endereco) =>
    log.warn({ porEndereco, endereco }, 'an address has as many connections as it may have'),
  )
  http.on('connection', (fio: Socket) => {
    fio.on('error', ignorarErro)
    fios.add(fio)
    const endereco = enderecoContado(fio.remoteAddress)
    const n = (contagem.get(endereco) ?? 0) + 1
    contagem.set(endereco, n)
    fio.once('close', () => {
      fios.delete(fio)
      const resta = (contagem.get(endereco) ?? 1) - 1
      if (resta > 0) contagem.set(endereco, resta)
      else contagem.delete(endereco)
    })
    if (porEndereco === 0 || n <= porEndereco) return
    avisar(endereco)
    // At once, or the refused ones would be as many as were to be kept away.
    fio.end(resposta('429 Too Many Requests', 'Retry-After: 5\r\n'))
    fio.destroySoon()
  })
  return fios
}

/** One person's addresses are one /64 in IPv6: one line has all of them. */
export function enderecoContado(endereco: string | undefined): string {
  if (endereco === undefined) return '?'
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(endereco)?.[1]
  if (v4 !== undefined) return v4
  if (!isIPv6(endereco)) return endereco
  const [antes = '', depois] = (endereco.split('%')[0] ?? '').split('::')
  const cabeca = antes === '' ? [] : antes.split(':')
  const cauda = depois === undefined || depois === '' ? [] : depois.split(':')
  const zeros = depois === undefined ? 0 : 8 - cabeca.length - cauda.length
  const grupos = [...cabeca, ...Array.from({ length: zeros }, () => '0'), ...cauda]
  return `${grupos
    .slice(0, 4)
    .map((g) => Number.parseInt(g, 16).toString(16))
    .join(':')}::/64`
}

const AVISO_MS = 60_000
function avisoEspacado(avisar: (endereco: string) => void): (endereco: string) => void {
  let ultimo = Number.NEGATIVE_INFINITY
  return (endereco) => {
    if (performance.now() - ultimo < AVISO_MS) return
    ultimo = performance.now()
    avisar(endereco)
  }
}

const resposta = (situacao: string, mais = ''): string =>
  `HTTP/1.1 ${situacao}\r\nConnection: close\r\nContent-Length: 0\r\n${mais}\r\n`

/** Answers a connection that asked to be another protocol, and ends it: its other side need not agree. */
export function recusarFio(fio: Duplex, situacao: string): void {
  fio.on('error', ignorarErro)
  fio.resume() // what still comes must not hide its end
  fio.end(resposta(situacao))
  const prazo = setTimeout(() => fio.destroy(), DESPEDIDA_MS)
  fio.once('close', () => clearTimeout(prazo))
}

function desistir(this: Socket): void {
  this.destroy()
}

/** Takes the upgrades of a server: `tomar` answers false for what is not its own, which is refused. */
export function atenderUpgrades(
  http: Server,
  prazoMs: number,
  tomar: (q: IncomingMessage, fio: Duplex, cabeca: Buffer) => boolean,
): void {
  http.on('upgrade', (q: IncomingMessage, fio: Socket, cabeca: Buffer) => {
    // A websocket has a ping of its own from here on and turns this off.
    fio.setTimeout(prazoMs)
    fio.once('timeout', desistir)
    if (!tomar(q, fio, cabeca)) recusarFio(fio, '404 Not Found')
  })
}
