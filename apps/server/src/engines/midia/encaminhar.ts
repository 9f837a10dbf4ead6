// The broadcast is carried by one process of an installation: what comes to another one goes on to it as it came, so that a proxy
// need not know which one it is. A signed word tells from which address it came, and that it goes no further.
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { ignorarErro, recusarFio } from '../../core/http/fios.ts'
import type { Passes } from './passe.ts'

export const REPASSE = 'x-midia-repasse'
/** It is used at once; the clocks of two machines may differ by less. */
const VALE_MS = 30_000
const ESPERA_MS = 4_000
/** Of no house: the address of a visitor. */
const SEM_CASA = 0

export const assinarRepasse = (passes: Passes, ip: string, agora: number): string =>
  passes.assinar({
    hotId: SEM_CASA,
    canal: '',
    acao: 'repasse',
    alvo: ip,
    cerca: 0,
    ate: agora + VALE_MS,
  })

/** The visitor's address; null: it did not come from another process. */
export function lerRepasse(passes: Passes, q: IncomingMessage, agora: number): string | null {
  const dito = q.headers[REPASSE]
  const p = typeof dito === 'string' ? passes.conferir(dito, SEM_CASA, agora) : null
  return p?.acao === 'repasse' ? p.alvo : null
}

/** Names and values in turns, without what only we say. */
function cabecalhosDe(q: IncomingMessage): [string, string][] {
  const { rawHeaders: r } = q
  return r.flatMap((nome, i): [string, string][] =>
    i % 2 === 0 && nome.toLowerCase() !== REPASSE ? [[nome, r[i + 1] ?? '']] : [],
  )
}

/** `repasse`: signed for this visitor. */
interface Para {
  readonly endereco: string
  readonly repasse: string
}

/** A websocket: byte by byte, from its first request on. */
export function encaminharFio(p: Para, q: IncomingMessage, fio: Duplex, cabeca: Buffer): void {
  const { hostname, port } = new URL(p.endereco)
  const para = connect({ host: hostname, port: Number(port) })
  const prazo = setTimeout(() => para.destroy(), ESPERA_MS)
  let ligado = false
  para.setNoDelay(true)
  para.on('error', ignorarErro)
  fio.on('error', ignorarErro)
  para.once('connect', () => {
    const linhas = cabecalhosDe(q).map(([nome, valor]) => `${nome}: ${valor}\r\n`)
    para.write(`GET ${q.url ?? '/'} HTTP/1.1\r\n${linhas.join('')}${REPASSE}: ${p.repasse}\r\n\r\n`)
    para.write(cabeca)
    fio.pipe(para)
  })
  para.once('data', (primeiro: Buffer) => {
    clearTimeout(prazo)
    ligado = true
    // From here on the process that carries it looks after the line.
    if ('setTimeout' in fio && typeof fio.setTimeout === 'function') fio.setTimeout(0)
    fio.write(primeiro)
    para.pipe(fio)
  })
  para.once('close', () => {
    clearTimeout(prazo)
    if (ligado) fio.destroy()
    else recusarFio(fio, '503 Service Unavailable')
  })
  fio.once('close', () => para.destroy())
}

/** A playlist, a part, the still picture. */
export function encaminharPedido(p: Para, q: IncomingMessage, r: ServerResponse): void {
  const { hostname, port } = new URL(p.endereco)
  const headers = cabecalhosDe(q).filter(([nome]) => !/^(connection|keep-alive)$/i.test(nome))
  const pedido = request(
    {
      host: hostname,
      port,
      method: q.method,
      path: q.url,
      headers: { ...Object.fromEntries(headers), [REPASSE]: p.repasse },
    },
    (resposta) => {
      r.writeHead(resposta.statusCode ?? 502, resposta.headers)
      resposta.pipe(r)
    },
  )
  pedido.on('error', () => {
    if (!r.headersSent) r.writeHead(503, { 'retry-after': '1', 'cache-control': 'no-store' })
    r.end()
  })
  r.on('close', () => pedido.destroy())
  q.pipe(pedido)
}
