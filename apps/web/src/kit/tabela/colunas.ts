import type { ReactNode } from 'react'

/** One column of the one table. */
export interface Coluna<L> {
  /** also the name that the server sorts by, when `ordenavel` */
  readonly id: string
  readonly titulo: string
  /** plain value: shown when there is no `mostrar`, and exported */
  readonly valor: (l: L) => string | number | null | undefined
  readonly mostrar?: (l: L) => ReactNode
  readonly ordenavel?: boolean
  readonly direita?: boolean
  readonly largura?: number
  /** buttons of the row: its title is for the ear, and it is neither chosen nor exported */
  readonly soAcoes?: boolean
  /** hidden until the person asks for it */
  readonly oculta?: boolean
}

export interface Filtro {
  readonly id: string
  readonly rotulo: string
  readonly tipo: 'escolha' | 'dia' | 'texto' | 'proprio'
  readonly opcoes?: readonly { readonly value: string; readonly label: string }[]
  /** what narrows by its own input (a record to choose); with the kind `proprio` */
  readonly mostrar?: (valor: string | null, mudar: (v: string | null) => void) => ReactNode
}

/** Something done with the marked rows. */
export interface AcaoEmLote<L> {
  readonly rotulo: string
  readonly perigo?: boolean
  /** why it cannot be done with these rows; null when it can */
  readonly impedimento?: (linhas: readonly L[]) => string | null
  /** what is asked first, of the marked rows */
  readonly confirmar?: (linhas: readonly L[]) => string
  /** all at once; a refusal is shown and the rows stay marked */
  readonly executar?: (linhas: readonly L[]) => Promise<void> | void
  /** one by one: each row has its own result, and those refused stay marked with the reason */
  readonly porLinha?: (l: L) => Promise<unknown>
}
