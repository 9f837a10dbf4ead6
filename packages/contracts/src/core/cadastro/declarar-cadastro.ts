// A record declared once, as plain data: its fields, who may do what, and where. From it follow the calls and their
// schemas (chamadas-do-cadastro.ts), the handlers (apps/server/src/core/cadastro) and the screen (apps/web/src/kit/cadastro).
// No schema here: the browser imports declarations. How to use it: docs/how-to/add-a-cadastro.md.
import type { Chamada, ChaveDeChamada, Nada, Recusas } from '../define-call.ts'
import type { Permissao } from '../permissions.ts'

export interface Opcao {
  readonly valor: string | number
  readonly rotulo: string
  /** a colour of the theme; then the list shows the choice as a badge */
  readonly cor?: string
}

interface Comum {
  readonly rotulo: string
  readonly ajuda?: string
  /** true, or what to say when it is missing. A field without it may be null. */
  readonly obrigatorio?: true | string
  /** what a new record starts with; a choice, a date or a number as the API speaks it */
  readonly padrao?: string | number | boolean | readonly (string | number)[]
  /** no two records of a house have the same; with a list: not together with these. A unique index holds it. */
  readonly unico?: true | readonly string[]
  /** found by the list's free text */
  readonly busca?: true
  readonly ordena?: true
  /** the list may be narrowed by it */
  readonly filtro?: true
  /** in the list: false never, 'oculta' when the person asks for it. Default: shown; long texts are not. */
  readonly lista?: false | 'oculta'
  /** false: not in the spreadsheet */
  readonly exporta?: false
  /** who sees it; default: the readers of the record */
  readonly ver?: Permissao
  /** who changes it; default: the editors of the record */
  readonly mudar?: Permissao
  /** comes from the server and is never typed: a count, a number, a picture sent by a call of its own */
  readonly calculado?: true
  /** the heading that it stands under in the form; default: the first, without a name */
  readonly secao?: string
  /** of 12 columns in the form; default 12 */
  readonly largura?: 3 | 4 | 5 | 6 | 7 | 8 | 9
  /** for the test of all records, where the kind does not say what is right */
  readonly exemplo?: string | number | boolean | readonly (string | number)[]
}

interface Textual extends Comum {
  readonly tipo: 'texto' | 'longo'
  readonly max: number
  /** what it must look like, and what to say when it does not */
  readonly formato?: readonly [padrao: RegExp, mensagem: string]
}
interface Formado extends Comum {
  readonly tipo:
    | 'email'
    | 'telefone'
    | 'cpf'
    | 'cnpj'
    | 'documento'
    | 'cep'
    | 'uf'
    | 'url'
    | 'cor'
    | 'dia'
    | 'instante'
    | 'hora'
}
interface Numerico extends Comum {
  /** `dinheiro` is integer centavos */
  readonly tipo: 'inteiro' | 'decimal' | 'dinheiro' | 'porcentagem'
  readonly min?: number
  readonly max?: number
  readonly sufixo?: string
}
interface SimNao extends Comum {
  readonly tipo: 'simNao'
  /** how the list calls yes and no */
  readonly palavras?: readonly [sim: string, nao: string]
}
interface Escolha extends Comum {
  /** `escolhas`: any number of them */
  readonly tipo: 'escolha' | 'escolhas'
  readonly opcoes: readonly Opcao[]
}
interface Referencia extends Comum {
  /** another record, by its uid; its name travels beside it, in `nomes` */
  readonly tipo: 'referencia'
  readonly de: Cadastro
}
interface Imagem extends Comum {
  /** the address of a picture in the store */
  readonly tipo: 'imagem'
}
export type Campo = Textual | Formado | Numerico | SimNao | Escolha | Referencia | Imagem
export type TipoDeCampo = Campo['tipo']

export type Operacao = 'listar' | 'exportar' | 'ler' | 'historico' | 'salvar' | 'apagar'
export const OPERACOES: readonly Operacao[] = ['listar', 'exportar', 'ler', 'historico', 'salvar', 'apagar']

export interface Cadastro {
  /** the record's name in the audit; its table is called so too */
  readonly entidade: string
  /** its table, where that has another name */
  readonly tabela?: string
  readonly nome: readonly [um: string, varios: string]
  /** of the name, for sentences */
  readonly genero: 'o' | 'a'
  readonly base: `/v1/${string}`
  /** where the specification names another path; `:uid` is the record */
  readonly caminhos?: { readonly [O in Operacao]?: string }
  readonly ler: Permissao
  readonly editar: Permissao
  /** who makes new ones, and who removes them; default: the editors */
  readonly criar?: Permissao
  readonly apagar?: Permissao
  /** the field that names a record: its first column, the drawer's title, what a picker shows */
  readonly titulo: string
  /** default order of the list: a field that sorts, with "-" for descending */
  readonly ordem: string
  /** the screen's address */
  readonly tela: `/admin/${string}`
  /** how many a house may have; default 5000 */
  readonly maximo?: number
  /** refusals of its own rule beside the kit's, when it is saved or removed: code → status */
  readonly recusas?: Recusas
  readonly campos: { readonly [nome: string]: Campo }
}

/** Declares a record and keeps the literal types of its fields. */
export const cadastro = <const C extends Cadastro>(c: C): C => c

const PADRAO = {
  listar: 'GET /qb',
  exportar: 'GET /xlsx',
  ler: 'GET /:uid',
  historico: 'GET /:uid/historico',
  salvar: 'POST ',
  apagar: 'DELETE /:uid',
} as const

/** "METHOD /path" of one of the record's calls. */
export function chaveDe(c: Cadastro, operacao: Operacao): ChaveDeChamada {
  const [metodo, fim] = PADRAO[operacao].split(' ')
  return (c.caminhos?.[operacao] ?? `${metodo} ${c.base}${fim}`) as ChaveDeChamada
}

type ChaveDe<C extends Cadastro, O extends Operacao> =
  C['caminhos'] extends Record<O, infer K extends ChaveDeChamada>
    ? K
    : (typeof PADRAO)[O] extends `${infer M extends 'GET' | 'POST' | 'DELETE'} ${infer F}`
      ? `${M} ${C['base']}${F}`
      : never

// Types of a record's values, from its fields.

type Base<F> = F extends { tipo: 'simNao' }
  ? boolean
  : F extends { tipo: 'inteiro' | 'decimal' | 'dinheiro' | 'porcentagem' }
    ? number
    : F extends { tipo: 'escolha'; opcoes: readonly { valor: infer V }[] }
      ? V
      : F extends { tipo: 'escolhas'; opcoes: readonly { valor: infer V }[] }
        ? V[]
        : string
type Valor<F> = F extends { tipo: 'simNao' | 'escolhas' } | { obrigatorio: true | string }
  ? Base<F>
  : Base<F> | null

type Campos<C extends Cadastro> = C['campos']
type Restrito = { readonly ver: Permissao }
type Calculado = { readonly calculado: true }
type DoFormulario<C extends Cadastro> = {
  [K in keyof Campos<C>]: Campos<C>[K] extends Calculado ? never : K
}[keyof Campos<C>]
type Restritos<C extends Cadastro> = {
  [K in keyof Campos<C>]: Campos<C>[K] extends Restrito ? K : never
}[keyof Campos<C>]

/** A record as it is read. A field that this person may not see is not there. */
export type LinhaDe<C extends Cadastro> = { uid: string; versao: number; nomes: Record<string, string> } & {
  -readonly [K in Exclude<keyof Campos<C>, Restritos<C>>]: Valor<Campos<C>[K]>
} & { -readonly [K in Restritos<C>]?: Valor<Campos<C>[K]> }

/** What a form holds. */
export type FormularioDe<C extends Cadastro> = {
  -readonly [K in DoFormulario<C>]: Valor<Campos<C>[K]>
}

/** What is sent to be saved: fields left out stay as they are. */
export type CorpoDe<C extends Cadastro> = {
  uid?: string | null | undefined
  versao?: number | null | undefined
  chaveDoPedido?: string | undefined
} & { -readonly [K in DoFormulario<C>]?: Valor<Campos<C>[K]> | null | undefined }

type FiltrosDe<C extends Cadastro> = {
  [K in keyof Campos<C> as Campos<C>[K] extends { filtro: true }
    ? Campos<C>[K] extends { tipo: 'dia' | 'instante' }
      ? `${K & string}De` | `${K & string}Ate`
      : K & string
    : never]?: string | undefined
}
export type ConsultaDe<C extends Cadastro> = {
  pagina?: number
  porPagina?: number
  ordenar?: string | undefined
  busca?: string | undefined
} & FiltrosDe<C>

export interface Mudanca {
  id: number
  quando: string
  usuario: string | null
  papeis: string[]
  acao: string
  antes: Record<string, unknown> | null
  depois: Record<string, unknown> | null
  motivo: string | null
}

export const RECUSAS_AO_SALVAR = {
  NAO_ENCONTRADO: 404,
  SEM_PERMISSAO: 403,
  MUDOU: 409,
  REPETIDO: 409,
  CHEIO: 409,
  RECUSADO: 409,
  REFERENCIA: 422,
  CAMPOS: 422,
} as const
export const RECUSAS_AO_APAGAR = { NAO_ENCONTRADO: 404, MUDOU: 409, EM_USO: 409, RECUSADO: 409 } as const

type Uid = { uid: string }
type Proprias<C extends Cadastro> = C['recusas'] extends Recusas ? C['recusas'] : Nada
/** The types of the calls that follow from a declaration; calls.gen.ts lists them by their paths. */
export interface ChamadasDe<C extends Cadastro> {
  listar: Chamada<ChaveDe<C, 'listar'>, Nada, ConsultaDe<C>, Nada, LinhaDe<C>[], Record<never, number>>
  exportar: Chamada<
    ChaveDe<C, 'exportar'>,
    Nada,
    ConsultaDe<C> & { colunas?: string | undefined },
    Nada,
    Nada,
    Record<never, number>
  >
  ler: Chamada<ChaveDe<C, 'ler'>, Uid, Nada, Nada, LinhaDe<C>, { readonly NAO_ENCONTRADO: 404 }>
  historico: Chamada<ChaveDe<C, 'historico'>, Uid, Nada, Nada, Mudanca[], { readonly NAO_ENCONTRADO: 404 }>
  salvar: Chamada<
    ChaveDe<C, 'salvar'>,
    Nada,
    Nada,
    CorpoDe<C>,
    { uid: string; versao: number },
    typeof RECUSAS_AO_SALVAR & Proprias<C>
  >
  apagar: Chamada<
    ChaveDe<C, 'apagar'>,
    Uid,
    { versao?: number | undefined },
    Nada,
    Nada,
    typeof RECUSAS_AO_APAGAR & Proprias<C>
  >
}

/** The field that says whether a record is still offered, when it has one. */
export const campoDeAtivo = (c: Cadastro): string | undefined =>
  c.campos.ativo?.tipo === 'simNao' ? 'ativo' : undefined

/** "Novo leiloeiro", "a unidade": the name in a sentence. */
export const novoRegistro = (c: Cadastro): string =>
  `Nov${c.genero} ${c.nome[0].charAt(0).toLowerCase()}${c.nome[0].slice(1)}`
