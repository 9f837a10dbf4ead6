// Every public page of this hotsite for search engines: fixed pages, published auctions, open lots.
import { doServidor } from '../../../core/contexto.ts'
import { IR, lotesCom } from '../caminhos.ts'
import type { Route } from './+types/sitemap.screen.ts'

/** A sitemap may hold 50,000 addresses; the search shows 10,000. */
const POR_VEZ = 1000
const MAXIMO = 10_000

const escapar = (texto: string): string => texto.replace(/&/g, '&amp;').replace(/</g, '&lt;')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { chamar, chamarContando, marca } = context.get(doServidor)
  const { origin } = url
  const enderecos: string[] = [IR.inicio, IR.lotes, IR.agenda, IR.patios, IR.comoFunciona, IR.regulamento]
  const leiloes = await chamar('GET /v1/leiloes/lista-site', { query: { limit: 1000 } })
  enderecos.push(...leiloes.map((l) => `${IR.agenda}/${l.uid}`))
  if (!marca.necessarioLoginParaVisualizar) {
    const { valores } = await chamar('GET /v1/lote/obter-busca-possiveis')
    enderecos.push(...valores.categoria.map((c) => lotesCom({ categoria: c.valor })))
    for (let from = 0; from < MAXIMO; from += POR_VEZ) {
      const { valor, total } = await chamarContando('POST /v1/lote/busca-elastic', {
        body: { from, size: POR_VEZ, requisicoesBusca: [], listaOrdenacao: [] },
      })
      enderecos.push(...valor.map((l) => l.url))
      if (from + POR_VEZ >= total) break
    }
  }
  const itens = enderecos.map((e) => `<url><loc>${escapar(origin + e)}</loc></url>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${itens.join('\n')}\n</urlset>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' } },
  )
}
