// Binds a contract to its handler. Expected refusals are values made by `recusar`; everything thrown is a bug and
// becomes a 500 with the request id. The registry is what the HTTP server, the in-process caller and the tests walk.
//
// A handler returns only after its transaction has ended: never answer before COMMIT.
import type { Chamada, ChaveDeChamada, RecusaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { Readable } from 'node:stream'
import type { Trecho } from '../files/armazenamento.ts'
import type { Ctx } from './contexto.ts'

const MARCA = Symbol('recusa')
const MARCA_ARQUIVO = Symbol('arquivo')

export interface Recusada<F extends string = string> {
  readonly [MARCA]: true
  readonly codigo: F
  readonly mensagem: string | readonly string[]
  readonly campos?: Readonly<Record<string, string>> | undefined
  readonly dados?: unknown
  readonly esperarSegundos?: number | undefined
  /** what the transaction that answers it has written stays */
  readonly grava?: boolean | undefined
}

/**
 * A refusal that the contract lists. `mensagem` is Portuguese, for the person; `campos` ties it to form fields;
 * `esperarSegundos`: asking again makes sense after that. A refusal rolls its transaction back, unless it says `grava`:
 * for what is counted or noted about the refused attempt itself.
 */
export function recusar<const F extends string>(
  codigo: F,
  mensagem: string | readonly string[],
  extra: { campos?: Record<string, string>; dados?: unknown; esperarSegundos?: number; grava?: boolean } = {},
): Recusada<F> {
  return { [MARCA]: true, codigo, mensagem, ...extra }
}
export const ehRecusa = (v: unknown): v is Recusada => typeof v === 'object' && v !== null && MARCA in v

/** Carries a refusal out of a transaction (which rolls back); `handle` turns it into the answer. */
export class RecusaLancada extends Error {
  readonly recusa: Recusada
  constructor(recusa: Recusada) {
    super(typeof recusa.mensagem === 'string' ? recusa.mensagem : recusa.mensagem.join(', '))
    this.recusa = recusa
  }
}

/** More is asked than this process can do now: any call may throw it, and answers 503 with Retry-After. */
export class Ocupado extends Error {
  readonly esperarSegundos: number
  /** `mensagem` is Portuguese, for the person. */
  constructor(mensagem: string, esperarSegundos: number) {
    super(mensagem)
    this.esperarSegundos = esperarSegundos
  }
}

/** What a player may ask for in parts. */
export interface CorpoEmPartes {
  readonly tamanho: number
  /** null: it is gone */
  readonly ler: (trecho?: Trecho) => Promise<Readable | null>
}
type CorpoDeArquivo = Uint8Array | NodeJS.ReadableStream | CorpoEmPartes

export interface Arquivo {
  readonly [MARCA_ARQUIVO]: true
  readonly corpo: CorpoDeArquivo
  readonly tipo: string
  readonly nome: string | undefined
  readonly cache: string
}
/** Bytes as the answer of a call whose contract says `file`. */
export function arquivo(
  corpo: CorpoDeArquivo,
  tipo: string,
  opcoes: { nome?: string; cache?: string } = {},
): Arquivo {
  return { [MARCA_ARQUIVO]: true, corpo, tipo, nome: opcoes.nome, cache: opcoes.cache ?? 'private, no-store' }
}
export const ehArquivo = (v: unknown): v is Arquivo =>
  typeof v === 'object' && v !== null && MARCA_ARQUIVO in v

export interface ArquivoRecebido {
  readonly campo: string
  readonly nome: string
  readonly bytes: Buffer
}

type ParteDe<C, N extends 'P' | 'Q' | 'B'> =
  C extends Chamada<ChaveDeChamada, infer P, infer Q, infer B>
    ? N extends 'P'
      ? P
      : N extends 'Q'
        ? Q
        : B
    : never

export interface Entrada<C> {
  readonly params: ParteDe<C, 'P'>
  readonly query: ParteDe<C, 'Q'>
  readonly body: ParteDe<C, 'B'>
  readonly arquivos: readonly ArquivoRecebido[]
}

// biome-ignore format: one line reads better
export type QualquerChamada = Chamada<ChaveDeChamada, unknown, unknown, unknown, unknown, Readonly<Record<string, number>>>

/** A handler with its types erased: `executar` has checked every part against the contract before it calls. */
export interface Tratador {
  readonly contract: QualquerChamada
  readonly run: (
    ctx: Ctx,
    entrada: { params: unknown; query: unknown; body: unknown; arquivos: readonly ArquivoRecebido[] },
  ) => Promise<unknown>
}

/** All bound calls by key. Filled when the handler files are imported. */
export const tratadores = new Map<string, Tratador>()

/** Binds `fn` to the contract. An invented refusal or a wrong reply does not compile. */
export function handle<C extends { readonly key: ChaveDeChamada }>(
  contract: C,
  fn: (ctx: Ctx, entrada: Entrada<C>) => Promise<RespostaDe<C> | Recusada<NoInfer<RecusaDe<C>>> | Arquivo>,
): void {
  if (tratadores.has(contract.key)) throw new Error(`two handlers for ${contract.key}`)
  tratadores.set(contract.key, {
    contract: contract as unknown as QualquerChamada,
    run: fn as unknown as Tratador['run'],
  })
}
