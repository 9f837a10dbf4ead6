// What the server hands to a page while rendering it. The keys live in this bundle (a key made elsewhere is another key).
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { EntradaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { createContext, RouterContextProvider } from 'react-router'
import type { MarcaDoSite } from './marca.ts'

export interface QuemUsa {
  readonly nome: string
  readonly papeis: readonly string[]
  /** permissions beside the roles */
  readonly ajustes?: readonly string[] | undefined
  /** who acts in this account's name */
  readonly por?: string | null
  readonly cliUid: string | null
  readonly usuUid: string
}

/** Calls the API: on the server in the same process, in the browser over HTTP. Throws ErroDeChamada. */
export type Chamar = <K extends keyof Calls>(
  chave: K,
  entrada?: EntradaDe<Calls[K]>,
) => Promise<RespostaDe<Calls[K]>>
export type ChamarContando = <K extends keyof Calls>(
  chave: K,
  entrada?: EntradaDe<Calls[K]>,
) => Promise<{ valor: RespostaDe<Calls[K]>; total: number }>

export interface DoServidor {
  readonly marca: MarcaDoSite
  readonly quem: QuemUsa | null
  readonly agora: number
  readonly demo: boolean
  /** lets this render's scripts run under the content security policy */
  readonly nonce: string
  /** HTML that the server puts at the ends of head and body, and at the body's start */
  readonly extras: { readonly inicio: string; readonly cabeca: string; readonly fim: string }
  /** texts that go beside the page, by name (em-texto.ts); null when the router alone asks */
  readonly blocos: Map<string, string> | null
  readonly chamar: Chamar
  readonly chamarContando: ChamarContando
}

export const doServidor = createContext<DoServidor>()

export function criarProvedor(dados: DoServidor): RouterContextProvider {
  const provedor = new RouterContextProvider()
  provedor.set(doServidor, dados)
  return provedor
}
