// From the request (what a client may say) to the query (what both engines compute). Everything that needs judgement
// happens here, once: the default scope, dates, whole numbers, folded words, and which facet ignores which filter. The
// engines only evaluate conditions, so they cannot disagree about meaning.
//
// The request is read nowhere else: an engine never looks at a `Filtro`.
import {
  type CampoDeBusca,
  type CampoNumero,
  type CampoPalavra,
  definicaoDe,
  ehCampoPalavra,
  type Filtro,
  LIMITES_DE_BUSCA,
  type Ordenacao,
} from '@martelo/contracts/lotes/busca.schemas.ts'
import {
  abertoNaLista,
  SITUACOES_DE_LOTE,
  SITUACOES_RETIRADAS,
  type SituacaoLote,
} from '@martelo/domain/lotes/situacoes.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { inteira, palavrasDigitadas } from './palavras-de-busca.ts'

/** Who is looking: the public sees published lots; staff sees every lot of the hotsite. */
export type Visao = 'publica' | 'interna'

/** One word of free text: it begins an entry of the lot, or its singular is one. */
export interface PalavraBuscada {
  readonly prefixo: string
  readonly inteira: string
}
export interface RamoDeMarca {
  readonly marca: string
  /** null: the whole brand */
  readonly modelos: readonly string[] | null
}

export type Condicao =
  | {
      readonly tipo: 'palavras'
      readonly campo: CampoPalavra
      readonly valores: readonly string[]
      readonly negada: boolean
    }
  | {
      readonly tipo: 'numeros'
      readonly campo: CampoNumero
      readonly valores: readonly number[]
      readonly negada: boolean
    }
  | { readonly tipo: 'faixa'; readonly campo: CampoNumero; readonly de: number; readonly ate: number }
  | { readonly tipo: 'arvore'; readonly ramos: readonly RamoDeMarca[] }
  | { readonly tipo: 'existe'; readonly campo: CampoDeBusca; readonly presente: boolean }
  | { readonly tipo: 'texto'; readonly palavras: readonly PalavraBuscada[]; readonly todas: boolean }
  | { readonly tipo: 'ids'; readonly ids: readonly number[] }

export type Chave =
  | {
      readonly campo: CampoDeBusca
      readonly desc: boolean
      /** word fields: their order, the other values last */
      readonly primeiros?: readonly string[]
    }
  /** lots that have a value in this field, then the others */
  | { readonly comValor: CampoDeBusca }
  /** how many of these words the name of the lot lacks, the fewest first */
  | { readonly palavras: readonly PalavraBuscada[] }

export interface Consulta {
  readonly visao: Visao
  readonly condicoes: readonly Condicao[]
  readonly ordem: readonly Chave[]
  readonly de: number
  readonly tamanho: number
}

/** Bounds that every number column holds with room to spare; infinities do not travel in SQL bigint. */
const MENOR = -9_000_000_000_000_000
const MAIOR = 9_000_000_000_000_000

/**
 * Lots that are on offer: the specification's open states, and those that take bids while a lot is being called. A lot
 * must not vanish from the list during the seconds of dou-lhe uma.
 */
export const SITUACOES_EM_OFERTA: readonly SituacaoLote[] = SITUACOES_DE_LOTE.filter(
  (s) => abertoNaLista(s) || recebeLances(s),
)

/** A request that names states, an auction or lots means these; any other asks what can be bought now. */
const DISPENSAM_ESCOPO: ReadonlySet<CampoDeBusca> = new Set([
  'situacao',
  'leilao',
  'leiUid',
  'leilaoId',
  'id',
])
const temEscopoProprio = (f: Filtro) =>
  f.tipo === 'lista' || (f.campo !== 'texto' && DISPENSAM_ESCOPO.has(f.campo))
const nomeiaSituacoes = (f: Filtro) => (f.tipo === 'exata' || f.tipo === 'multipla') && f.campo === 'situacao'

/**
 * What visitors get without saying so. An auction is shown with its sold lots, and never with what was withdrawn from
 * it: that page is gone (410), and a card must not lead there. Who names states gets exactly them.
 */
function escopoDoPublico(filtros: readonly Filtro[]): Condicao | null {
  if (!filtros.some(temEscopoProprio))
    return { tipo: 'palavras', campo: 'situacao', valores: SITUACOES_EM_OFERTA, negada: false }
  if (filtros.some(nomeiaSituacoes)) return null
  return { tipo: 'palavras', campo: 'situacao', valores: SITUACOES_RETIRADAS, negada: true }
}

/** What the resolved `lista` filters need: internal ids by public uid. Unknown uids are left out. */
export type ResolvedorDeUids = (campo: 'lelUid' | 'veiUid', uids: readonly string[]) => readonly number[]

const valoresDe = (f: { valor: string | number } | { valores: (string | number)[] }) =>
  'valores' in f ? f.valores : [f.valor]

function porValores(campo: CampoDeBusca, valores: readonly (string | number)[], negada: boolean): Condicao {
  return ehCampoPalavra(campo)
    ? { tipo: 'palavras', campo, valores: [...new Set(valores.map(String))], negada }
    : {
        tipo: 'numeros',
        campo,
        valores: [...new Set(valores.map(Number))].filter(Number.isSafeInteger),
        negada,
      }
}

const emNumero = (v: string | number) => (typeof v === 'number' ? v : Date.parse(v))
function limite(v: string | number | undefined, ausente: number, arredondar: (n: number) => number): number {
  if (v === undefined) return ausente
  return Math.min(MAIOR, Math.max(MENOR, arredondar(emNumero(v))))
}

function buscaDeTexto(valor: string, todas: boolean): Condicao | null {
  const palavras = [...new Set(palavrasDigitadas(valor))].slice(0, LIMITES_DE_BUSCA.palavras)
  if (palavras.length === 0) return null
  return { tipo: 'texto', todas, palavras: palavras.map((p) => ({ prefixo: p, inteira: inteira(p) })) }
}

function unirRamos(marcas: readonly { marca: string; modelos?: string[] | undefined }[]): RamoDeMarca[] {
  const ramos = new Map<string, Set<string> | null>()
  for (const { marca, modelos } of marcas) {
    const antes = ramos.get(marca)
    if (modelos === undefined || antes === null) ramos.set(marca, null)
    else ramos.set(marca, new Set([...(antes ?? []), ...modelos]))
  }
  return [...ramos].map(([marca, modelos]) => ({ marca, modelos: modelos && [...modelos] }))
}

function condicaoDe(f: Filtro, resolver: ResolvedorDeUids): Condicao | null {
  switch (f.tipo) {
    case 'exata':
    case 'multipla':
      return porValores(f.campo, valoresDe(f), false)
    case 'diferente':
      return porValores(f.campo, f.valores, true)
    case 'range':
      return {
        tipo: 'faixa',
        campo: f.campo,
        de: limite(f.de, MENOR, Math.ceil),
        ate: limite(f.ate, MAIOR, Math.floor),
      }
    case 'marca':
      return { tipo: 'arvore', ramos: unirRamos(f.marcas) }
    case 'existe':
      return { tipo: 'existe', campo: f.campo, presente: f.valor }
    case 'geral':
    case 'geral_ou':
      return buscaDeTexto(f.valor, f.tipo === 'geral')
    case 'lista':
      return { tipo: 'ids', ids: resolver(f.campo, f.valores) }
  }
}

const ORDEM_PADRAO: readonly Chave[] = [{ campo: 'dataFim', desc: false }]

function chaveDe(o: Ordenacao, condicoes: readonly Condicao[]): Chave | null {
  const desc = o.direcao === 'desc'
  if (o.campo !== 'relevancia' && o.comValor) return { comValor: o.campo }
  if (o.campo !== 'relevancia')
    return { campo: o.campo, desc, ...(o.primeiros === undefined ? {} : { primeiros: o.primeiros }) }
  const porPrefixo = new Map<string, PalavraBuscada>()
  for (const c of condicoes) if (c.tipo === 'texto') for (const p of c.palavras) porPrefixo.set(p.prefixo, p)
  const palavras = [...porPrefixo.values()].slice(0, LIMITES_DE_BUSCA.palavras)
  return palavras.length === 0 ? null : { palavras }
}

/** Shapes a validated request into the query. Pure: uids are resolved by the caller. */
export function prepararConsulta(
  pedido: {
    requisicoesBusca: readonly Filtro[]
    listaOrdenacao?: readonly Ordenacao[]
    from?: number
    size?: number
  },
  visao: Visao,
  resolver: ResolvedorDeUids,
): Consulta {
  const condicoes = pedido.requisicoesBusca.map((f) => condicaoDe(f, resolver)).filter((c) => c !== null)
  const escopo = visao === 'publica' ? escopoDoPublico(pedido.requisicoesBusca) : null
  if (escopo !== null) condicoes.push(escopo)
  const ordem = (pedido.listaOrdenacao ?? [])
    .map((o) => chaveDe(o, condicoes))
    .filter((chave) => chave !== null)
  return {
    visao,
    condicoes,
    ordem: ordem.length > 0 ? ordem : ORDEM_PADRAO,
    de: pedido.from ?? 0,
    tamanho: pedido.size ?? 0,
  }
}

/** The uids that must be resolved before the query can be shaped. */
export function uidsDaLista(filtros: readonly Filtro[]): { lelUid: string[]; veiUid: string[] } {
  const uids = { lelUid: [] as string[], veiUid: [] as string[] }
  for (const f of filtros) if (f.tipo === 'lista') uids[f.campo].push(...f.valores)
  return uids
}

/** The field whose facet a condition belongs to: the brand tree to the brand; free text and lists to none. */
export const campoDaCondicao = (c: Condicao): CampoDeBusca | null => {
  if (c.tipo === 'arvore') return 'marca'
  return 'campo' in c ? c.campo : null
}

/**
 * The conditions under which the facet `campo` is counted: all but its own. Below the brand tree, models keep the
 * brands of the tree. A child facet keeps its parent's filter (cities of the chosen state).
 */
export function condicoesDaFaceta(condicoes: readonly Condicao[], campo: CampoDeBusca): readonly Condicao[] {
  const sobram: Condicao[] = []
  let mudou = false
  for (const c of condicoes) {
    if (campoDaCondicao(c) === campo) mudou = true
    else if (campo === 'modelo' && c.tipo === 'arvore' && c.ramos.some((r) => r.modelos !== null)) {
      sobram.push({ tipo: 'arvore', ramos: c.ramos.map((r) => ({ marca: r.marca, modelos: null })) })
      mudou = true
    } else sobram.push(c)
  }
  return mudou ? sobram : condicoes
}

/** Values that a facet's own filters name: they stay in the answer even when many others are more frequent. */
export function valoresEscolhidos(condicoes: readonly Condicao[], campo: CampoPalavra): ReadonlySet<string> {
  const escolhidos = new Set<string>()
  for (const c of condicoes) {
    if (c.tipo === 'palavras' && c.campo === campo) for (const v of c.valores) escolhidos.add(v)
    if (c.tipo !== 'arvore') continue
    for (const r of c.ramos) {
      if (campo === 'marca') escolhidos.add(r.marca)
      if (campo === 'modelo') for (const m of r.modelos ?? []) escolhidos.add(m)
    }
  }
  return escolhidos
}

/** The parent column of a child field (brand of a model, state of a city). */
export const paiDe = (campo: CampoPalavra): CampoPalavra | null =>
  (definicaoDe(campo).pai as CampoPalavra | undefined) ?? null
export const ehMultiplo = (campo: CampoPalavra): boolean => definicaoDe(campo).multiplo === true
