// Which routes an address belongs to: the browser's router asks before it goes to an address that it has not met. The
// router's own answer costs as much as a page; here it is the whole area of the address (all of the storefront in three
// kilobytes), made once per build.
// Refuses: areas that no address of the question lies in (visitors do not learn the back-office's paths), and another
// version of the build than the page's, whose files have other names.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Rotas } from './mapa-de-rotas.ts'

const CAMINHO = '/__manifest?'
/** As long as the router itself takes. */
const MAIOR_PERGUNTA = 7680

/** What the browser is told about the routes. */
export interface Manifesto {
  readonly version: string
  readonly routes: Rotas
}

/** Answers true when it has answered; what it does not understand is left to the router. */
export function servirRotas(
  manifesto: Manifesto,
  rotasDe: (caminho: string) => readonly string[],
): (q: IncomingMessage, r: ServerResponse) => boolean {
  const respostas = new Map<string, { readonly json: Buffer; readonly br: Buffer }>()
  const respostaDe = (areas: ReadonlySet<string>) => {
    const chave = [...areas].toSorted((a, b) => a.localeCompare(b)).join(' ')
    const ja = respostas.get(chave)
    if (ja !== undefined) return ja
    const dentro = Object.entries(manifesto.routes).filter(([id]) =>
      linhagem(manifesto.routes, id).some((a) => areas.has(a)),
    )
    const json = Buffer.from(JSON.stringify(Object.fromEntries(dentro)))
    const nova = { json, br: brotliCompressSync(json) }
    respostas.set(chave, nova)
    return nova
  }
  return (q, r) => {
    const url = q.url ?? ''
    if (!url.startsWith(CAMINHO) || q.method !== 'GET' || url.length > MAIOR_PERGUNTA) return false
    const busca = new URLSearchParams(url.slice(CAMINHO.length))
    if (busca.get('version') !== manifesto.version) return false
    const caminhos = (busca.get('paths') ?? '').split(',').filter((c) => c.startsWith('/'))
    // Below the root lies the frame of the area.
    const { json, br } = respostaDe(new Set(caminhos.map((c) => rotasDe(c)[1] ?? '')))
    const comprime = /\bbr\b/.test(String(q.headers['accept-encoding'] ?? ''))
    r.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      ...(comprime ? { 'content-encoding': 'br' } : {}),
      'content-length': (comprime ? br : json).length,
    })
    r.end(comprime ? br : json)
    return true
  }
}

/** The route and those it lies in. */
function linhagem(rotas: Rotas, id: string): string[] {
  const pai = rotas[id]?.parentId
  return pai === undefined ? [id] : [id, ...linhagem(rotas, pai)]
}
