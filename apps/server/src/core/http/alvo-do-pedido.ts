// What a request asks for, before any router reads it: methods that nothing here answers are refused, and a target that
// is written whole (`GET http://host/path`, as to a proxy) means its host and its path (RFC 9112, 3.2.2).
//
// Routers must not see such a target: one takes it for a page, the other throws.
import type { IncomingMessage, ServerResponse } from 'node:http'

const METODOS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const
const CONHECIDOS: ReadonlySet<string> = new Set(METODOS)
const ALLOW = { allow: METODOS.join(', ') }

type Resposta = Pick<ServerResponse, 'writeHead'>

function responder(r: Resposta, status: 204 | 400 | 405): false {
  const cabecalhos = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  r.writeHead(status, { ...cabecalhos, ...(status === 400 ? {} : ALLOW) }).end()
  return false
}

/** Answers what needs no further look; true when the request, its target now a path, goes on. */
export function prepararAlvo(q: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, r: Resposta): boolean {
  if (!CONHECIDOS.has(q.method ?? '')) return responder(r, 405)
  const alvo = q.url ?? ''
  if (alvo === '*') return responder(r, q.method === 'OPTIONS' ? 204 : 400)
  if (alvo.startsWith('/')) return true
  if (!/^https?:\/\//i.test(alvo) || !URL.canParse(alvo)) return responder(r, 400)
  const inteiro = new URL(alvo)
  q.headers.host = inteiro.host
  q.url = `${inteiro.pathname}${inteiro.search}`
  return true
}
