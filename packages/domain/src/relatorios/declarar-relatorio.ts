// What a report is made of, as data: the screen, the files and the server's statements all follow from it. A row's fields
// come from the report's own statement; everything else (sums, groups, order, narrowing) is made by the engine.
export type Celula = string | number | null

export type TipoDeCelula =
  | 'texto'
  | 'dinheiro'
  | 'inteiro'
  | 'decimal'
  | 'porcentagem'
  | 'dia'
  | 'mes'
  | 'instante'

export interface ColunaDeRelatorio {
  /** the field of the statement */
  readonly id: string
  readonly titulo: string
  readonly tipo: TipoDeCelula
  /** words for values that are codes */
  readonly rotulos?: Readonly<Record<string, string>>
  /** not on paper, where the width ends */
  readonly foraDoPapel?: true
  /** names people: left out for readers without the right */
  readonly pessoal?: true
  /** a consignor's reserve price: left out for readers who may not see it anywhere else */
  readonly daReserva?: true
}

/** `razao`: the sum of `campo` per cent of the sum of `por`. */
export interface SomaDeRelatorio {
  readonly id: string
  readonly titulo: string
  readonly tipo: TipoDeCelula
  readonly como: 'soma' | 'media' | 'razao'
  readonly campo: string
  readonly por?: string
}

export type FiltroDeRelatorio = 'leilao' | 'comitente' | 'patio'

export interface GrupoDeRelatorio {
  readonly id: string
  readonly titulo: string
  /** in the order of its values, not of its sums */
  readonly porChave?: true
  /** of a field that is no column */
  readonly tipo?: TipoDeCelula
}

export interface RelatorioDeclarado {
  readonly titulo: string
  readonly descricao: string
  /** what a person of the house must hold */
  readonly permissao: string
  /** consignors read it too, about what is theirs */
  readonly doComitente: boolean
  /** which date the period is of; null: how things are now */
  readonly periodo: string | null
  readonly filtros: readonly FiltroDeRelatorio[]
  readonly colunas: readonly ColunaDeRelatorio[]
  /** the column that orders the rows until a reader chooses another, `-` before it from the greatest; without it, the first */
  readonly ordem?: string
  readonly grupos: readonly GrupoDeRelatorio[]
  readonly somas: readonly SomaDeRelatorio[]
  /** which record a row leads to */
  readonly alvo: 'lote' | 'leilao' | 'veiculo' | 'remocao' | 'venda' | 'cliente'
}
