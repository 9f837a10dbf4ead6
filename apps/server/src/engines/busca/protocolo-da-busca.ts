// The messages between the server and the search worker. Structured clones: plain data only.
import type { BuscaPossiveis } from '@martelo/contracts/lotes/busca.schemas.ts'
import type { Consulta } from './consulta-de-busca.ts'
import type { Documento } from './documento-de-busca.ts'
import type { Achados } from './indice.ts'

/** A question that is answered under the same number. */
export type Pergunta =
  | { readonly tipo: 'buscar'; readonly n: number; readonly hotId: number; readonly consulta: Consulta }
  | { readonly tipo: 'possiveis'; readonly n: number; readonly hotId: number; readonly consulta: Consulta }
  | { readonly tipo: 'aplicar'; readonly n: number; readonly mudancas: readonly Documento[] }

export type ParaOTrabalhador = Pergunta | { readonly tipo: 'fechar' }

export type DoTrabalhador =
  | { readonly tipo: 'pronto'; readonly lotes: number; readonly ms: number }
  | { readonly tipo: 'resposta'; readonly n: number; readonly valor: Achados | BuscaPossiveis | null }
  /** the question could not be answered; the worker lives on */
  | { readonly tipo: 'falha'; readonly n: number; readonly mensagem: string }

/** Where the worker gets its lots from: a module that exports `abrirFonte`, and what to tell it. */
export interface DadosDoTrabalhador {
  readonly fonte: string
  readonly opcoes: unknown
}

export interface FonteDeLotes {
  /** every lot of every hotsite, in chunks */
  todos(): AsyncIterable<readonly Documento[]>
  /** what has changed since `todos` began, in chunks, for as long as the worker lives; it may repeat rows */
  mudancas(): AsyncIterable<readonly Documento[]>
  fechar(): Promise<void>
}
export type AbrirFonte = (opcoes: unknown) => Promise<FonteDeLotes>
