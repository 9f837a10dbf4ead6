/**
 * The pages of a hotsite by number (specification 2, "Hotsite page types"), the parts of which they are made, and
 * what of them is seen at an instant. The house edits all of them: a page that has a screen of its own takes head and
 * sections from here as well, with the screen between them. What differs between pages is a column here; no screen
 * decides by the page's number. Which pages cannot be switched off, and why: decision 021.
 */

export interface TipoDePagina {
  readonly numero: number
  readonly nome: string
  readonly uri: string
  /** other addresses that lead to the same page */
  readonly aliases: readonly string[]
  /** the house may take it out of the site: it then answers not found and leaves menu and footer */
  readonly desligavel: boolean
  /** its sections are all that the visitor sees; otherwise they stand below a screen of the product's */
  readonly porSessoes: boolean
}

const pagina = (
  numero: number,
  nome: string,
  uri: string,
  o: { aliases?: readonly string[]; fixa?: true; propria?: true } = {},
): TipoDePagina => ({
  numero,
  nome,
  uri,
  aliases: o.aliases ?? [],
  desligavel: o.fixa !== true,
  porSessoes: o.propria !== true,
})

export const TIPOS_DE_PAGINA: readonly TipoDePagina[] = [
  pagina(0, 'Página inicial', '/', { fixa: true }),
  pagina(1, 'Quem somos', '/quem-somos', { aliases: ['/sobre', '/sobre-nos', '/sobrenos'] }),
  pagina(2, 'Fale conosco', '/fale-conosco', { propria: true }),
  pagina(3, 'Tabela de frete', '/tabela-de-frete', { propria: true }),
  pagina(4, 'Delivery', '/delivery'),
  pagina(5, 'Formas de pagamento', '/formas-de-pagamento'),
  pagina(6, 'Regulamento', '/regulamento'),
  pagina(7, 'Login', '/login', { fixa: true, propria: true }),
  pagina(8, 'Cadastro', '/cadastro', { propria: true }),
  pagina(9, 'Diferenciais', '/diferenciais'),
  pagina(10, 'Dúvidas', '/duvidas'),
  pagina(11, 'Agenda', '/agenda', { propria: true }),
  pagina(12, 'Comparar lotes', '/comparar', { propria: true }),
  pagina(13, 'Pátios', '/patios', { propria: true }),
  pagina(14, 'Como funciona', '/como-funciona'),
  pagina(15, 'Pátio', '/patio', { fixa: true, propria: true }),
  pagina(16, 'Nova senha', '/redefinir-senha', { fixa: true, propria: true }),
]

export function tipoDePagina(numero: number): TipoDePagina | undefined {
  return TIPOS_DE_PAGINA.find((t) => t.numero === numero)
}

/** The type whose address (or alias) this is; a final slash does not count. */
export function tipoDaUri(uri: string): TipoDePagina | undefined {
  const limpa = uri === '/' ? uri : uri.replace(/\/+$/, '')
  return TIPOS_DE_PAGINA.find((t) => t.uri === limpa || t.aliases.includes(limpa))
}

export const COLUNAS = ['inteira', 'metade'] as const
export type Coluna = (typeof COLUNAS)[number]
export const MARGENS = ['zero', 'pequena', 'media', 'grande'] as const
export type Margem = (typeof MARGENS)[number]

export interface ItemDaSessao {
  readonly uid: string
  readonly titulo: string | null
  readonly subtitulo: string | null
  /** rich text, sanitised by the server */
  readonly texto: string | null
  readonly textoBotao: string | null
  readonly imagem: string | null
  readonly imagemMobile: string | null
  readonly icone: string | null
  readonly link: string | null
  readonly prioridade: number
  readonly modelo: string | null
  readonly corTexto: string | null
  readonly corFundo: string | null
  /** of a video */
  readonly tempoEmSegundos: number | null
  /** absent, whatever the type says, in what was published before an item could rest: that is shown */
  readonly ativo: boolean
  /** ISO instants; null: no bound */
  readonly dataInicio: string | null
  readonly dataFim: string | null
}

/** The configuration of a section besides its items: its heading, and which records it shows. */
export interface ConfigDaSessao {
  readonly titulo?: string | undefined
  readonly subtitulo?: string | undefined
  readonly quantidade?: number | undefined
  readonly categoria?: string | undefined
  readonly marca?: string | undefined
  readonly estado?: string | undefined
  readonly cidade?: string | undefined
  readonly promocao?: string | undefined
  readonly leiUid?: string | undefined
  /** a film of the house's behind the opening: muted, over and over, where there is room for it */
  readonly video?: string | undefined
  readonly ordem?: 'destaques' | 'dataFim' | 'disputa' | undefined
}

export interface SessaoDaPagina<E extends string = string> {
  readonly uid: string
  readonly elemento: E
  readonly nome: string
  readonly ativo: boolean
  readonly container: boolean
  readonly tamanhoColuna: Coluna
  readonly margemCabecalho: Margem
  readonly margemRodape: Margem
  readonly prioridade: number
  readonly config: ConfigDaSessao
  readonly itens: readonly ItemDaSessao[]
}

/** What is published as one piece. */
export interface ConteudoDaPagina<E extends string = string> {
  readonly titulo: string
  readonly descricao: string
  readonly keywords: string | null
  readonly tituloPagina: string | null
  readonly descricaoPagina: string | null
  readonly imagemPrincipal: string | null
  readonly container: boolean
  readonly sessoes: readonly SessaoDaPagina<E>[]
}

type ComPrioridade = { readonly prioridade: number }
/** The larger priority stands first; equals keep the order in which they came. */
export const porPrioridade = (a: ComPrioridade, b: ComPrioridade): number => b.prioridade - a.prioridade

/** Both bounds count: an item that ends at noon is seen at noon and not a millisecond later. */
export function noPeriodo(i: Pick<ItemDaSessao, 'dataInicio' | 'dataFim'>, agora: number): boolean {
  if (i.dataInicio !== null && agora < Date.parse(i.dataInicio)) return false
  return i.dataFim === null || agora <= Date.parse(i.dataFim)
}

/** The sections and items that a visitor sees at `agora`, in their order. */
export function visiveis<E extends string>(
  sessoes: readonly SessaoDaPagina<E>[],
  agora: number,
): SessaoDaPagina<E>[] {
  return sessoes
    .filter((s) => s.ativo)
    .toSorted(porPrioridade)
    .map((s) => ({
      ...s,
      itens: s.itens.filter((i) => (i.ativo ?? true) && noPeriodo(i, agora)).toSorted(porPrioridade),
    }))
}

export const MUDANCAS_DE_PRIORIDADE = ['aumentar', 'diminuir'] as const
export type MudancaDePrioridade = (typeof MUDANCAS_DE_PRIORIDADE)[number]

/** The uids in their new order after one step; the first cannot rise, the last cannot fall. */
export function mudarPrioridade(
  ordem: readonly string[],
  uid: string,
  mudanca: MudancaDePrioridade,
): readonly string[] {
  const i = ordem.indexOf(uid)
  const j = mudanca === 'aumentar' ? i - 1 : i + 1
  const outro = ordem[j]
  if (i < 0 || outro === undefined) return ordem
  return ordem.map((u, k) => (k === i ? outro : k === j ? uid : u))
}

/** Priorities that say this order: the first gets the largest. */
export function prioridades(ordem: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ordem.map((uid, i) => [uid, ordem.length - i]))
}
