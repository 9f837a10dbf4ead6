// What there is to see at each brand, and what a visitor asks for next: shares as on a house's site, where most look at
// lots and lists, and one in five steps is a search typed by hand.
import { TELAS } from '@martelo/contracts/core/routes.ts'
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { matchRoutes } from 'react-router'
import type { Acaso } from '../../simulation/acaso.ts'
import { type Marca, type Navegador, textoDe } from './navegador.ts'

export interface Casa {
  readonly marca: Marca
  readonly nome: string
  readonly hotId: number
  readonly lotes: readonly CartaoDeLote[]
  readonly leiloes: readonly string[]
  /** filters of the list, as its address writes them */
  readonly filtros: readonly string[]
  /** of the build: browsers say which one their router knows */
  readonly versao: string
  /** addresses of the menus */
  readonly menus: readonly string[]
}

/** What one step asks for. A body: a call; otherwise an address that a visitor opens. */
export interface Passo {
  readonly caminho: string
  readonly corpo?: object
  /** a call of the page that stands, or a page that may come as the data of a navigation */
  readonly chamada: boolean
}

const PAGINAS = [
  '/como-funciona',
  '/quem-somos',
  '/regulamento',
  '/regulamento/lances',
  '/duvidas',
  '/diferenciais',
  '/formas-de-pagamento',
  '/delivery',
  '/tabela-de-frete',
  '/patios',
  '/seguranca',
  '/fale-conosco',
] as const
const DIGITADO = [
  'fiat',
  'gol',
  'corolla 2019',
  'moto',
  'caminhao',
  'suv branca',
  'hon',
  'toro',
  'sp',
  'onix',
]
const ORDENS = ['dataFim', 'valor', '-valor', '-ano', 'km', '-lances'] as const

export async function conhecer(nome: string, n: Navegador): Promise<Casa> {
  const ler = async <T>(caminho: string, corpo?: object): Promise<T> =>
    JSON.parse(textoDe(await n.pedir(caminho, corpo))) as T
  const lotes = await ler<CartaoDeLote[]>('/v1/lote/busca-elastic', { size: 200 })
  const leiloes = await ler<{ uid: string }[]>('/v1/leiloes/lista-site')
  const { valores } = await ler<{ valores: Record<string, { valor: string }[]> }>(
    '/v1/lote/obter-busca-possiveis',
    { requisicoesBusca: [] },
  )
  const pagina = textoDe(await n.pedir('/'))
  const hotId = Number(/"marca":\{[^{}]*?"id":(\d+)/.exec(pagina)?.[1])
  const versao = /"version":"([0-9a-f]+)"/.exec(pagina)?.[1]
  if (!Number.isInteger(hotId) || versao === undefined)
    throw new Error(`${n.marca}: the page does not say whose it is`)
  const menus = [...pagina.matchAll(/<a [^>]*href="(\/[^"/?#]*)"/g)].map(([, href]) => href ?? '/')
  const filtros = ['categoria', 'estado', 'cidade', 'marca', 'cor'].flatMap((campo) =>
    (valores[campo] ?? []).map(({ valor }) => `${campo}=${encodeURIComponent(valor)}`),
  )
  return { marca: n.marca, nome, hotId, lotes, leiloes: leiloes.map((l) => l.uid), filtros, versao, menus }
}

function lista(c: Casa, a: Acaso): string {
  const partes = [a.escolher(c.filtros)]
  if (a.chance(0.4)) partes.push(a.escolher(c.filtros))
  if (a.chance(0.3)) partes.push(`ordem=${a.escolher(ORDENS)}`)
  if (a.chance(0.2)) partes.push(`q=${encodeURIComponent(a.escolher(DIGITADO))}`)
  return `/leilao?${partes.join('&')}`
}

const pagina = (caminho: string): Passo => ({ caminho, chamada: false })

/** Of a hundred steps so many; the last column adds up to 100. */
const PASSOS: readonly (readonly [ate: number, passo: (c: Casa, a: Acaso) => Passo])[] = [
  [12, () => pagina('/')],
  [20, () => pagina('/leilao')],
  [42, (c, a) => pagina(lista(c, a))],
  [70, (c, a) => pagina(a.escolher(c.lotes).url)],
  [74, () => pagina('/agenda')],
  [77, (c, a) => pagina(`/agenda/${a.escolher(c.leiloes)}`)],
  [82, (_c, a) => pagina(a.escolher(PAGINAS))],
  [
    93,
    (_c, a) => {
      const texto = a.escolher(DIGITADO)
      const q = texto.slice(0, a.inteiro(2, texto.length))
      return { caminho: `/v1/lote/sugestoes?q=${encodeURIComponent(q)}`, chamada: true }
    },
  ],
  [
    100,
    (_c, a) => ({
      caminho: '/v1/lote/busca-elastic',
      corpo: {
        size: 30,
        requisicoesBusca: [{ tipo: 'geral', valor: a.escolher(DIGITADO) }],
        listaOrdenacao: [{ campo: a.escolher(['valor', 'dataFim', 'anoModelo']) }],
      },
      chamada: true,
    }),
  ],
]

export function proximo(c: Casa, a: Acaso): Passo {
  const sorte = a.inteiro(1, 100)
  const [, passo] = PASSOS.find(([ate]) => sorte <= ate) ?? PASSOS[0]!
  return passo(c, a)
}

/** A visit begins at a page: from a search engine, an advertisement, a message with a lot in it. */
export function entrada(c: Casa, a: Acaso): Passo {
  const sorte = a.inteiro(1, 100)
  if (sorte <= 45) return pagina('/')
  return pagina(sorte <= 65 ? lista(c, a) : a.escolher(c.lotes).url)
}

const ROTAS = Object.values(TELAS).flatMap((t) =>
  [t.path, ...(t.aliases ?? [])].map((path) => ({
    path,
    id: path === '/' ? `areas/${t.screen}` : `${t.screen}@${path}`,
  })),
)

/** The address of what the router asks for when a link of a standing page is followed: of that page, not of its frame. */
export function emDados(caminho: string): string {
  const [antes = '/', ...busca] = caminho.split('?')
  const rota = matchRoutes(ROTAS, antes)?.at(-1)?.route.id
  if (rota === undefined) throw new Error(`${caminho} is no page`)
  return `${antes === '/' ? '/_' : antes}.data?${[...busca, `_routes=${encodeURIComponent(rota)}`].join('&')}`
}

/** What the router asks before it goes to addresses that it has not met; null when the menus' answer tells. */
export function descoberta(c: Casa, caminho: string | null): string | null {
  const [antes = '/'] = (caminho ?? '/').split('?')
  const acima = antes
    .split('/')
    .flatMap((_, i, partes) => (i === 0 ? [] : [partes.slice(0, i + 1).join('/')]))
  if (caminho !== null && acima.length < 2) return null
  const paths = [...new Set(caminho === null ? c.menus : acima)].toSorted().join(',')
  return `/__manifest?${new URLSearchParams({ paths, version: c.versao })}`
}

/** What the page's own head and first pictures name: styles, scripts, the font, photographs. */
export function arquivosDe(html: string, fotos: number): string[] {
  const cabeca = [
    ...html.matchAll(/<link[^>]+(?:rel="(?:stylesheet|preload|modulepreload)")[^>]*href="(\/[^"]+)"/g),
  ]
  const modulos = (/data-modulos="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean)
  const retratos = [...html.matchAll(/<img[^>]+src="(\/[^"]+)"/g)].slice(0, fotos)
  return [...[...cabeca, ...retratos].map(([, e]) => (e ?? '').replaceAll('&amp;', '&')), ...modulos]
}
