// Every public page of this hotsite for search engines: an index of parts (pages, auctions, lots with their pictures).
import { data } from 'react-router'
import { type DoServidor, doServidor } from '../../../core/contexto.ts'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import type { Route } from './+types/sitemap.screen.ts'
import { indiceXml, mapaXml, type NoMapa, paginasDoMapa } from './mapa-do-site.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const servidor = context.get(doServidor)
  const [parte] = url.searchParams
  const xml = parte
    ? mapaXml(url.origin, await itensDe(servidor, parte))
    : indiceXml(url.origin, await partesDe(servidor))
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}

async function partesDe({ chamar }: DoServidor): Promise<string[]> {
  const { partes } = await chamar('GET /v1/lote/mapa-do-site')
  return ['paginas=1', 'leiloes=1', ...Array.from({ length: partes }, (_, i) => `lotes=${i + 1}`)]
}

async function itensDe(s: DoServidor, [nome, numero]: readonly [string, string]): Promise<NoMapa[]> {
  if (nome === 'paginas') return paginasDoMapa(s)
  if (nome === 'leiloes') {
    const leiloes = await s.chamar('GET /v1/leiloes/lista-site', { query: { limit: 1000 } })
    return leiloes.map((l) => ({ url: `${IR.agenda}/${l.uid}`, ...(l.imagem ? { fotos: [l.imagem] } : {}) }))
  }
  const parte = Number(numero)
  if (nome !== 'lotes' || !Number.isInteger(parte) || parte < 1 || parte > 1000)
    throw data(null, { status: 404 })
  const { partes, lotes } = await s.chamar('GET /v1/lote/mapa-do-site', { query: { parte } })
  if (parte > Math.max(1, partes)) throw data(null, { status: 404 })
  return lotes
}
