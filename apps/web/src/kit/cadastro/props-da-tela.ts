// What a screen may add to a declared record.
import type { Cadastro, LinhaDe } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import type { ReactNode } from 'react'
import type { AbaNaUrl } from '../ficha/abas-na-url.tsx'
import type { Registro } from '../registro/usar-registro.ts'
import type { AcaoEmLote, Coluna, Filtro } from '../tabela/colunas.ts'
import type { ValoresDoFormulario } from './campo-do-cadastro.tsx'

export type CamposProprios<C extends Cadastro> = {
  readonly [K in keyof C['campos']]?: (r: Registro<ValoresDoFormulario>, travado: string | null) => ReactNode
}

export interface PropsDaTelaDeCadastro<C extends Cadastro> {
  readonly cadastro: C
  /** further columns; one of a declared field's name takes its place */
  readonly colunas?: readonly Coluna<LinhaDe<C>>[]
  readonly filtros?: readonly Filtro[]
  /** further things to do with the marked rows */
  readonly acoes?: readonly AcaoEmLote<LinhaDe<C>>[]
  /** what belongs to the form beside the declared fields */
  readonly secao?: (r: Registro<ValoresDoFormulario>, linha: LinhaDe<C> | null) => ReactNode
  /** further tabs of one record, beside its data and its history */
  readonly abas?: (linha: LinhaDe<C>) => readonly AbaNaUrl[]
  /** what a new record starts with */
  readonly iniciais?: Readonly<Record<string, unknown>>
  /** what stands between the title and the list */
  readonly topo?: ReactNode
  /** beside "Novo": what else is begun here */
  readonly principal?: ReactNode
  readonly vazio?: ReactNode
  /** a field's own input; null: it is not asked for now */
  readonly campos?: CamposProprios<C>
  /** why this record cannot be changed, for another reason than the permission */
  readonly travado?: (linha: LinhaDe<C>) => string | null
  /** called after saving, for messages that the answer itself does not carry */
  readonly aoSalvar?: (linha: LinhaDe<C>) => void
  /** while this record moves by itself: in how many milliseconds it is read again */
  readonly reler?: (linha: LinhaDe<C>) => number | false
  /** inside a tab of another screen: without its own heading */
  readonly semTitulo?: boolean
  /** a record just made stays open, for what can only follow (its files, its accounts) */
  readonly ficarAberto?: boolean
}
