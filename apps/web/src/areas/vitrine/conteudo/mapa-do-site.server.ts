// Sitemaps (sitemaps.org, with Google's pictures): an index, and parts of at most 50,000 addresses each. Parts are the same
// address with a query, because a sitemap speaks only for what lies below its own path.
import type { DoServidor } from '../../../core/contexto.ts'
import { IR, lotesCom } from '../../../parts/cabeca/caminhos.ts'
import { IR_DA_CASA } from '../caminhos-da-casa.ts'

export const escaparXml = (t: string): string =>
  t.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`).replace(/(?![\t\n\r])\p{Cc}/gu, ' ')

const CABECALHO = '<?xml version="1.0" encoding="UTF-8"?>'
const ESQUEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export interface NoMapa {
  readonly url: string
  readonly alteradoEm?: string
  readonly fotos?: readonly string[]
}

export function mapaXml(origem: string, itens: readonly NoMapa[]): string {
  const linhas = itens.map(({ url, alteradoEm, fotos = [] }) => {
    const quando = alteradoEm ? `<lastmod>${alteradoEm}</lastmod>` : ''
    const imagens = fotos.map(
      (f) => `<image:image><image:loc>${escaparXml(origem + f)}</image:loc></image:image>`,
    )
    return `<url><loc>${escaparXml(origem + url)}</loc>${quando}${imagens.join('')}</url>`
  })
  return `${CABECALHO}\n<urlset xmlns="${ESQUEMA}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${linhas.join('\n')}\n</urlset>\n`
}

export function indiceXml(origem: string, partes: readonly string[]): string {
  const linhas = partes.map(
    (p) => `<sitemap><loc>${escaparXml(`${origem}/sitemap.xml?${p}`)}</loc></sitemap>`,
  )
  return `${CABECALHO}\n<sitemapindex xmlns="${ESQUEMA}">\n${linhas.join('\n')}\n</sitemapindex>\n`
}

/** By the number of their type: one that the house switched off is not there. */
const PAGINAS: readonly (readonly [numero: number | null, uri: string])[] = [
  [0, IR.inicio],
  [null, IR.lotes],
  [11, IR.agenda],
  [13, IR.patios],
  [14, IR.comoFunciona],
  [6, IR.regulamento],
  [6, IR.regrasDeLance],
  [null, IR.regrasDeVistoria],
  [1, IR.quemSomos],
  [9, IR.diferenciais],
  [10, IR_DA_CASA.duvidas],
  [5, IR_DA_CASA.formasDePagamento],
  [4, IR_DA_CASA.entrega],
  [3, IR_DA_CASA.frete],
  [2, IR_DA_CASA.contato],
  [null, IR.precos],
  [null, IR.oQueCusta],
  [null, IR.avaliacoes],
  [null, IR_DA_CASA.socios],
  [null, IR_DA_CASA.seguranca],
]

export async function paginasDoMapa({ chamar, marca }: DoServidor): Promise<NoMapa[]> {
  const [{ paginasDesligadas, paginasDaCasa }, patios, possiveis, precos] = await Promise.all([
    chamar('GET /v1/hotsite/public'),
    chamar('GET /v1/patios/lista-site', { query: {} }),
    marca.necessarioLoginParaVisualizar ? null : chamar('GET /v1/lote/obter-busca-possiveis'),
    marca.necessarioLoginParaVisualizar ? null : chamar('GET /v1/lote/precos-realizados'),
  ])
  const ligada = (n: number | null): boolean => n === null || !paginasDesligadas.includes(n)
  return [
    ...PAGINAS.filter(([n]) => ligada(n)).map(([, url]) => url),
    ...paginasDaCasa.map((p) => p.uri),
    ...(ligada(13)
      ? patios.map((p) => `${IR.patios}/${[p.cidade, p.estadoUf, p.nome].map(encodeURIComponent).join('/')}`)
      : []),
    ...(precos?.modelos ?? []).map((m) => m.url),
    ...(possiveis?.valores.categoria ?? []).map((c) => lotesCom({ categoria: c.valor })),
  ].map((url) => ({ url }))
}
