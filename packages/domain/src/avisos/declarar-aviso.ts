/**
 * What is declared of one kind of notice: who gets it, by which channels, what may be turned off, which variables its
 * texts have, and the texts themselves. The kinds stand in catalogo.ts; nothing is told to a person that is not one.
 */

export const CANAIS = ['sino', 'push', 'email', 'sms', 'whatsapp'] as const
export type Canal = (typeof CANAIS)[number]

export const ROTULO_DO_CANAL: Readonly<Record<Canal, string>> = {
  sino: 'No site',
  push: 'Aparelhos',
  email: 'E-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
}

/** `aviso`: bell and devices, without amounts and names; `carta`: mail; `curta`: SMS and WhatsApp. */
export const FORMAS = ['aviso', 'carta', 'curta'] as const
export type Forma = (typeof FORMAS)[number]

export const FORMA_DO_CANAL: Readonly<Record<Canal, Forma>> = {
  sino: 'aviso',
  push: 'aviso',
  email: 'carta',
  sms: 'curta',
  whatsapp: 'curta',
}

export const ROTULO_DA_FORMA: Readonly<Record<Forma, string>> = {
  aviso: 'No site e nos aparelhos',
  carta: 'E-mail',
  curta: 'SMS e WhatsApp',
}

export const IDIOMAS = ['pt-BR', 'en', 'es'] as const
export type Idioma = (typeof IDIOMAS)[number]
export const ROTULO_DO_IDIOMA: Readonly<Record<Idioma, string>> = {
  'pt-BR': 'Português',
  en: 'English',
  es: 'Español',
}

/** `bloco`: several lines; `codigo` and `segredo`: shown to the receiver alone. */
export type TipoDeVariavel =
  | 'texto'
  | 'bloco'
  | 'numero'
  | 'dinheiro'
  | 'dia'
  | 'instante'
  | 'endereco'
  | 'codigo'
  | 'segredo'

export interface Variavel {
  readonly rotulo: string
  readonly tipo: TipoDeVariavel
  /** centavos, a day `yyyy-MM-dd`, an instant in ms, or text */
  readonly exemplo: string | number
  /** about the person: never on a locked screen */
  readonly pessoal?: boolean
}

export const PUBLICOS = ['cliente', 'comitente', 'equipe', 'visitante', 'operador'] as const
export type PublicoDeAviso = (typeof PUBLICOS)[number]
export const ROTULO_DO_PUBLICO: Readonly<Record<PublicoDeAviso, string>> = {
  cliente: 'Cliente',
  comitente: 'Comitente',
  equipe: 'Equipe da casa',
  visitante: 'Quem deixou um contato',
  operador: 'Quem opera a plataforma',
}

/** In a house's words: see apresentarGrupo. */
export const GRUPOS_DE_AVISO = {
  lances: '{palavra:Lance+} e {palavra:lote+}',
  compras: 'Compras e pagamentos',
  condicionais: 'Condicionais e propostas',
  conta: 'Conta e segurança',
  equipe: 'Equipe',
  site: 'Site e novidades',
} as const
export type GrupoDeAviso = keyof typeof GRUPOS_DE_AVISO

export interface Textos {
  /** `{name}` is a variable; see preencher-texto.ts */
  readonly titulo: string
  readonly texto: string
  /** of the letter, where it is not the title */
  readonly assunto?: string
  /** the letter, where it is not a greeting, the text and the link */
  readonly carta?: string
  readonly curta?: string
}

export interface AvisoDeclarado<
  V extends Readonly<Record<string, Variavel>> = Readonly<Record<string, Variavel>>,
> {
  /** the kind's name, for people */
  readonly nome: string
  /** one sentence: when it is sent */
  readonly quando: string
  readonly publico: PublicoDeAviso
  readonly grupo: GrupoDeAviso
  /** used unless house or person says otherwise */
  readonly canais: readonly Canal[]
  /** may be turned on */
  readonly opcionais?: readonly Canal[]
  /** channels that neither house nor person turns off, and why */
  readonly obrigatorio?: { readonly canais: readonly Canal[]; readonly motivo: string }
  /** `equipe`: roles that get it */
  readonly papeis?: readonly string[]
  /** awaited now, or stale in minutes: quiet hours do not postpone it */
  readonly urgente?: boolean
  /** may wait for the daily digest of who wants one */
  readonly resumo?: boolean
  /** asked for by the very act: in no list of preferences */
  readonly semEscolha?: boolean
  /** minutes after which it is no longer sent; default three days */
  readonly validadeMin?: number
  /** the link's words in letters */
  readonly acao?: string
  readonly variaveis: V
  readonly textos: Textos
  /** a house of the kind `loja` says it in these words */
  readonly naLoja?: Partial<Textos>
}

export const VALIDADE_PADRAO_MIN = 3 * 24 * 60

/** Keeps the literal types, from which the callers' variables are checked. */
export const declararAviso = <const V extends Readonly<Record<string, Variavel>>>(
  d: AvisoDeclarado<V>,
): AvisoDeclarado<V> => d
