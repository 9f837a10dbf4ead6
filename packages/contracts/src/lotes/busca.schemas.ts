// The language of the lot search: fields, the nine filter kinds, sort keys, pages and what comes back. The server's
// two engines (index and PostgreSQL), the screens' filters and the URL are all derived from this file.
import { z } from 'zod'
import { Instante, inteiro, NumeroDeBusca, textoLivre } from '../core/fields.ts'

/** Specification, "Search sort: field type". keyword and text hold words; the others hold numbers. */
export const TIPOS_DE_CAMPO = ['long', 'float', 'text', 'keyword', 'date'] as const
export type TipoDeCampo = (typeof TIPOS_DE_CAMPO)[number]

export interface DefinicaoDeCampo {
  readonly tipo: TipoDeCampo
  /** word fields: values with counts; number fields: smallest and largest */
  readonly faceta: boolean
  /** a lot may have several values at once */
  readonly multiplo?: true
  /** the same name may occur below several parents (the city Santa Maria below RS and DF) */
  readonly pai?: string
}

/**
 * Every field that may be filtered, sorted or counted. Money in centavos, km in km, dates as instants. No field that
 * a visitor must not see (the reserve, a plate, a chassis): a filter reveals it by bisection.
 */
export const CAMPOS_DE_BUSCA = {
  marca: { tipo: 'keyword', faceta: true },
  modelo: { tipo: 'keyword', faceta: true, pai: 'marca' },
  estado: { tipo: 'keyword', faceta: true },
  cidade: { tipo: 'keyword', faceta: true, pai: 'estado' },
  tipo: { tipo: 'keyword', faceta: true },
  categoria: { tipo: 'keyword', faceta: true },
  leilao: { tipo: 'keyword', faceta: true },
  leiUid: { tipo: 'keyword', faceta: true },
  laudoCautelar: { tipo: 'keyword', faceta: true },
  promocao: { tipo: 'keyword', faceta: true, multiplo: true },
  combustivel: { tipo: 'keyword', faceta: true },
  cor: { tipo: 'keyword', faceta: true },
  retomada: { tipo: 'keyword', faceta: true },
  comitente: { tipo: 'keyword', faceta: true },
  situacao: { tipo: 'keyword', faceta: true },
  patio: { tipo: 'keyword', faceta: true },
  modalidade: { tipo: 'keyword', faceta: true },
  tipoNegociacao: { tipo: 'keyword', faceta: true, multiplo: true },
  cambio: { tipo: 'keyword', faceta: true },
  conservacao: { tipo: 'keyword', faceta: true },
  monta: { tipo: 'keyword', faceta: true },
  /** the last digit alone, for the day on which a city keeps it off its streets */
  finalPlaca: { tipo: 'keyword', faceta: true },
  numero: { tipo: 'keyword', faceta: false },
  video: { tipo: 'keyword', faceta: false },
  destaque: { tipo: 'keyword', faceta: false },
  id: { tipo: 'long', faceta: false },
  leilaoId: { tipo: 'long', faceta: false },
  anoModelo: { tipo: 'long', faceta: true },
  km: { tipo: 'long', faceta: true },
  valor: { tipo: 'long', faceta: true },
  lance: { tipo: 'long', faceta: false },
  quantidadeLances: { tipo: 'long', faceta: false },
  compreJa: { tipo: 'long', faceta: false },
  valorMercado: { tipo: 'long', faceta: false },
  /** thousandths of the market value that are asked now */
  parteDoMercado: { tipo: 'long', faceta: true },
  posicaoLeilao: { tipo: 'long', faceta: false },
  prioridade: { tipo: 'long', faceta: false },
  quantidadeFotos: { tipo: 'long', faceta: false },
  dataInicio: { tipo: 'date', faceta: false },
  dataFim: { tipo: 'date', faceta: true },
} as const satisfies Readonly<Record<string, DefinicaoDeCampo>>

export type CampoDeBusca = keyof typeof CAMPOS_DE_BUSCA
type ComTipo<T extends TipoDeCampo> = {
  [C in CampoDeBusca]: (typeof CAMPOS_DE_BUSCA)[C]['tipo'] extends T ? C : never
}[CampoDeBusca]
type ComFaceta<C extends CampoDeBusca> = C extends CampoDeBusca
  ? (typeof CAMPOS_DE_BUSCA)[C]['faceta'] extends true
    ? C
    : never
  : never
export type CampoPalavra = ComTipo<'keyword' | 'text'>
export type CampoNumero = ComTipo<'long' | 'float' | 'date'>
export type FacetaPalavra = ComFaceta<CampoPalavra>
export type FacetaNumero = ComFaceta<CampoNumero>

/** The table's row, with the optional parts visible to the compiler. */
export const definicaoDe = (campo: CampoDeBusca): DefinicaoDeCampo => CAMPOS_DE_BUSCA[campo]

const nomes = Object.keys(CAMPOS_DE_BUSCA) as CampoDeBusca[]
const ehTipoPalavra = (t: TipoDeCampo) => t === 'keyword' || t === 'text'
export const ehCampoPalavra = (c: CampoDeBusca): c is CampoPalavra => ehTipoPalavra(CAMPOS_DE_BUSCA[c].tipo)
export const CAMPOS_PALAVRA = nomes.filter(ehCampoPalavra)
export const CAMPOS_NUMERO = nomes.filter((c): c is CampoNumero => !ehCampoPalavra(c))
export const FACETAS_PALAVRA = CAMPOS_PALAVRA.filter((c): c is FacetaPalavra => CAMPOS_DE_BUSCA[c].faceta)
export const FACETAS_NUMERO = CAMPOS_NUMERO.filter((c): c is FacetaNumero => CAMPOS_DE_BUSCA[c].faceta)

/** Limits, each with its reason. */
export const LIMITES_DE_BUSCA = {
  /** an auction's lots are read in one page (specification 9: 1000 per page by auction name) */
  tamanho: 1000,
  /** deeper pages are not read and cost a full sort; narrow the filters instead */
  profundidade: 10_000,
  filtros: 40,
  valores: 200,
  /** favourites: 999 (specification 9) */
  lista: 1000,
  texto: 200,
  palavras: 12,
  ordenacoes: 4,
  /** values per facet in the answer, the most frequent first; the filtered ones are always there */
  valoresPorFaceta: 300,
} as const

/** Specification 9: 30 lots per page on the listing. */
export const TAMANHO_DA_PAGINA = 30

const Rotulo = textoLivre().max(200, 'Rótulo muito longo').optional()
const Palavra = textoLivre().max(LIMITES_DE_BUSCA.texto, 'Valor muito longo')
const Valor = z.union([Palavra, NumeroDeBusca], { error: 'Valor inválido' })
const Campo = z.enum(nomes as [CampoDeBusca, ...CampoDeBusca[]], { error: 'Campo de busca desconhecido' })
const Numero = z.enum(CAMPOS_NUMERO as [CampoNumero, ...CampoNumero[]], {
  error: 'Este campo não aceita faixa',
})
/** A bound: a number, or an instant for the date fields. Both ends count. */
const Limite = z.union([NumeroDeBusca, Instante], { error: 'Limite de faixa inválido' })
const Texto = Palavra

/** One of the values `valor`. */
const Exata = z.object({ tipo: z.literal('exata'), campo: Campo, label: Rotulo, valor: Valor })
/** Any of `valores`. */
const Multipla = z.object({
  tipo: z.literal('multipla'),
  campo: Campo,
  label: Rotulo,
  valores: z.array(Valor).min(1, 'Informe ao menos um valor').max(LIMITES_DE_BUSCA.valores, 'Valores demais'),
})
/** From `de` to `ate`, at least one of the two; a lot without a value never matches. */
const Range = z.object({
  tipo: z.literal('range'),
  campo: Numero,
  label: Rotulo,
  de: Limite.optional(),
  ate: Limite.optional(),
})
/** The tree of brands and models: any of the branches; a branch without `modelos` is the whole brand. */
const Marca = z.object({
  tipo: z.literal('marca'),
  campo: z.literal('marca'),
  label: Rotulo,
  marcas: z
    .array(
      z.object({
        marca: Palavra,
        modelos: z.array(Palavra).max(LIMITES_DE_BUSCA.valores, 'Modelos demais').optional(),
      }),
    )
    .min(1, 'Informe ao menos uma marca')
    .max(LIMITES_DE_BUSCA.valores, 'Marcas demais'),
})
/** Free text: every word must begin some word of the lot. */
const Geral = z.object({
  tipo: z.literal('geral'),
  campo: z.literal('texto').default('texto'),
  label: Rotulo,
  valor: Texto,
})
/** Free text: one of the words is enough. */
const GeralOu = z.object({
  tipo: z.literal('geral_ou'),
  campo: z.literal('texto').default('texto'),
  label: Rotulo,
  valor: Texto,
})
/** None of `valores`. */
const Diferente = z.object({
  tipo: z.literal('diferente'),
  campo: Campo,
  label: Rotulo,
  valores: z.array(Valor).min(1, 'Informe ao menos um valor').max(LIMITES_DE_BUSCA.valores, 'Valores demais'),
})
/** The field has a value (`valor: false`: it has none). `lance`: has bids; `compreJa`: can be bought now; `video`. */
const Existe = z.object({
  tipo: z.literal('existe'),
  campo: Campo,
  label: Rotulo,
  valor: z.boolean().default(true),
})
/** Exactly these lots, by lot or by vehicle uid (favourites are kept by vehicle). */
const Lista = z.object({
  tipo: z.literal('lista'),
  campo: z.enum(['lelUid', 'veiUid'], { error: 'A lista é por lelUid ou veiUid' }),
  label: Rotulo,
  valores: z
    .array(z.uuid({ error: 'Identificador inválido' }))
    .max(LIMITES_DE_BUSCA.lista, 'Lista longa demais'),
})

type ComValores =
  | { campo: CampoDeBusca; valor: string | number }
  | { campo: CampoDeBusca; valores: (string | number)[] }
function conferirValores(f: ComValores): boolean {
  const esperado = ehCampoPalavra(f.campo) ? 'string' : 'number'
  return ('valores' in f ? f.valores : [f.valor]).every((v) => typeof v === esperado)
}
const TIPO_ERRADO = 'O valor não combina com o tipo do campo'

// - Filters are joined by AND; the values inside one filter by OR.
// - A value matches exactly as stored (accents and case count): values come from the facets. Only `geral` and
//   `geral_ou` fold accents, case and plurals, and match beginnings of words.
// - `diferente` and `existe: false` also find lots without a value in the field.
// - A `lista` without ids finds nothing (no favourites is not "everything").
export const Filtro = z
  .discriminatedUnion('tipo', [Exata, Multipla, Range, Marca, Geral, GeralOu, Diferente, Existe, Lista], {
    error: 'Filtro desconhecido',
  })
  .superRefine((f, ctx) => {
    if ((f.tipo === 'exata' || f.tipo === 'multipla' || f.tipo === 'diferente') && !conferirValores(f)) {
      ctx.addIssue({ code: 'custom', message: TIPO_ERRADO })
    }
    if (f.tipo !== 'range') return
    if (f.de === undefined && f.ate === undefined)
      ctx.addIssue({ code: 'custom', message: 'Informe um limite da faixa' })
    const data = CAMPOS_DE_BUSCA[f.campo].tipo === 'date'
    if (!data && (typeof f.de === 'string' || typeof f.ate === 'string'))
      ctx.addIssue({ code: 'custom', message: TIPO_ERRADO })
  })
export type Filtro = z.infer<typeof Filtro>

/** Sorts by the words of the free text that the lot's name holds; the other lots have them elsewhere. */
export const RELEVANCIA = 'relevancia'
const CampoDeOrdem = z.enum([RELEVANCIA, ...nomes] as [typeof RELEVANCIA, ...CampoDeBusca[]], {
  error: 'Campo de busca desconhecido',
})

/**
 * Missing values sort last in both directions; ties are broken by the lot's id, so that pages never overlap.
 * `tipoCampo` may be left out; when it is given it must agree with the field. `primeiros`: the values in the order in
 * which they are wanted (yards by their distance), the others last. `comValor`: lots that have a value come before those
 * that have none, whatever it is.
 */
export const Ordenacao = z
  .object({
    campo: CampoDeOrdem,
    primeiros: z.array(Palavra).max(LIMITES_DE_BUSCA.valores, 'Valores demais').optional(),
    comValor: z.literal(true, { error: 'comValor só pode ser true' }).optional(),
    direcao: z.enum(['asc', 'desc'], { error: 'A direção é asc ou desc' }).default('asc'),
    tipoCampo: z.enum(TIPOS_DE_CAMPO, { error: 'Tipo de campo desconhecido' }).optional(),
  })
  .superRefine((o, ctx) => {
    const def: DefinicaoDeCampo =
      o.campo === RELEVANCIA ? { tipo: 'float', faceta: false } : definicaoDe(o.campo)
    if (o.primeiros !== undefined && !ehTipoPalavra(def.tipo))
      ctx.addIssue({ code: 'custom', message: 'Só campos de palavras têm valores preferidos' })
    if (o.comValor && (o.campo === RELEVANCIA || o.primeiros !== undefined))
      ctx.addIssue({ code: 'custom', message: 'comValor não se junta a relevância nem a valores preferidos' })
    if (def.multiplo) ctx.addIssue({ code: 'custom', message: 'Este campo não serve para ordenar' })
    if (o.tipoCampo !== undefined && ehTipoPalavra(o.tipoCampo) !== ehTipoPalavra(def.tipo)) {
      ctx.addIssue({ code: 'custom', message: TIPO_ERRADO })
    }
  })
export type Ordenacao = z.infer<typeof Ordenacao>

const Filtros = z.array(Filtro).max(LIMITES_DE_BUSCA.filtros, 'Filtros demais').default([])

/** Body of POST /v1/lote/busca-elastic. */
export const PedidoDeBusca = z
  .object({
    from: inteiro('Posição inválida').min(0, 'Posição inválida').default(0),
    size: z
      .number({ error: 'Tamanho de página inválido' })
      .int('Tamanho de página inválido')
      .min(0, 'Tamanho de página inválido')
      .max(LIMITES_DE_BUSCA.tamanho, 'No máximo 1000 lotes por página')
      .default(TAMANHO_DA_PAGINA),
    requisicoesBusca: Filtros,
    listaOrdenacao: z.array(Ordenacao).max(LIMITES_DE_BUSCA.ordenacoes, 'Ordenações demais').default([]),
  })
  .refine((p) => p.from + p.size <= LIMITES_DE_BUSCA.profundidade, {
    message: 'A busca mostra até 10.000 lotes; use mais filtros',
  })
export type PedidoDeBusca = z.infer<typeof PedidoDeBusca>

/** Body of POST /v1/lote/obter-busca-possiveis. */
export const PedidoDePossiveis = z.object({ requisicoesBusca: Filtros })
export type PedidoDePossiveis = z.infer<typeof PedidoDePossiveis>

const ValorPossivel = z.object({
  valor: z.string(),
  /** the brand of a model, the state of a city */
  pai: z.string().optional(),
  quantidade: z.number().int(),
})
export type ValorPossivel = z.infer<typeof ValorPossivel>
/** Numbers as they are stored: centavos, km, years; instants as epoch milliseconds. */
const FaixaPossivel = z.object({ minimo: z.number(), maximo: z.number() }).nullable()
export type FaixaPossivel = z.infer<typeof FaixaPossivel>

const ValoresPorCampo = z.object(
  Object.fromEntries(FACETAS_PALAVRA.map((c) => [c, z.array(ValorPossivel)])) as Record<
    FacetaPalavra,
    z.ZodArray<typeof ValorPossivel>
  >,
)
const FaixasPorCampo = z.object(
  Object.fromEntries(FACETAS_NUMERO.map((c) => [c, FaixaPossivel])) as Record<
    FacetaNumero,
    typeof FaixaPossivel
  >,
)

/**
 * What can still be chosen. Counts of a field are taken under all other filters, never under its own, so that a second
 * brand can be added to the first. For the tree filter `marca`: brands ignore it, models keep only its brands.
 */
export const BuscaPossiveis = z.object({
  /** lots under all filters */
  total: z.number().int(),
  valores: ValoresPorCampo,
  faixas: FaixasPorCampo,
})
export type BuscaPossiveis = z.infer<typeof BuscaPossiveis>
