// One call of the API, written once. The server's `handle` and the browser's `call` are both typed by it, OpenAPI is
// produced from it, and tests walk all of them. Nothing here runs a request. `reply` is a whitelist: replies are
// parsed by this schema before they leave, so a field that a role must not see does not belong in it.
import type { Ato } from '@martelo/domain/bloqueios/bloqueio.ts'
import type { Escopo } from '@martelo/domain/usuarios/em-nome-de-outro.ts'
import type { Recurso } from '@martelo/domain/hotsites/recursos.ts'
import { type ZodType, z } from 'zod'
import type { Permissao } from './permissions.ts'

export type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type ChaveDeChamada = `${Metodo} /${string}`

/** Refusals that a handler may answer, code → HTTP status. Expected outcomes, not exceptions. */
export type Recusas = Readonly<Record<string, number>>

export interface Limite {
  /** what is counted: the address, the signed-in account, or both */
  readonly por: 'ip' | 'conta'
  readonly max: number
  readonly segundos: number
}

export interface Envio {
  readonly maxArquivos: number
  readonly maxBytes: number
}

export interface Chamada<
  K extends ChaveDeChamada = ChaveDeChamada,
  P = unknown,
  Q = unknown,
  B = unknown,
  R = unknown,
  F extends Recusas = Recusas,
> {
  readonly key: K
  readonly method: Metodo
  readonly path: string
  readonly permission: Permissao
  readonly summary: string
  readonly params: ZodType<P>
  readonly query: ZodType<Q>
  readonly body: ZodType<B>
  readonly reply: ZodType<R>
  readonly refusals: F
  readonly limit: Limite | undefined
  /** what a block of the house may keep from happening; without it only a block of everything stops the call */
  readonly ato: Exclude<Ato, 'TUDO'> | undefined
  /** how far an owner's consent must go for a session in his account to make this call, where its permission does not say it */
  readonly escopo: Escopo | undefined
  /** what a house may switch off: then the call answers 404 */
  readonly recurso: Recurso | undefined
  /** multipart upload; the other fields of the form go through `body` */
  readonly upload: Envio | undefined
  /** the answer carries the header `count` with the total */
  readonly counted: boolean
  /** bytes instead of JSON: the handler answers a file */
  readonly file: boolean
  /** the handler already shapes exactly `reply` on a hot path: not parsed again in production */
  readonly trusted: boolean
  /** may also come over the tab's websocket (frame `chamar`): same permission, same checks, same answer */
  readonly socket: boolean
  /** the same for all users, may be two seconds late, and carries no version of a room: a replica may answer visitors */
  readonly replica: boolean
  /** the body as it came, with its headers (`CorpoCru`): for those who sign the bytes */
  readonly raw: boolean
  /** largest body in bytes (JSON) */
  readonly maxBody: number
}

/** A part that a call does not have. */
export type Nada = Record<never, never>
const nada = z.object({})

/**
 * The part of a schema that its output is inferred from. Inferring through zod's whole type compares thousands of
 * members per call: with 175 calls that was 730,000 types instead of 190,000.
 */
interface Esquema<T> {
  readonly _zod: { readonly output: T }
}

interface Especificacao<P, Q, B, R, F> {
  summary: string
  permission: Permissao
  params?: Esquema<P>
  query?: Esquema<Q>
  body?: Esquema<B>
  reply?: Esquema<R>
  refusals?: F
  limit?: Limite
  ato?: Exclude<Ato, 'TUDO'>
  escopo?: Escopo
  recurso?: Recurso
  upload?: Envio
  counted?: boolean
  file?: boolean
  trusted?: boolean
  socket?: boolean
  replica?: boolean
  raw?: boolean
  maxBody?: number
}

/** Defines one call. `key` is "METHOD /path/with/:params", unique in the repository. */
export function defineCall<
  const K extends ChaveDeChamada,
  P = Nada,
  Q = Nada,
  B = Nada,
  R = Nada,
  const F extends Recusas = Record<never, number>,
>(key: K, spec: Especificacao<P, Q, B, R, F>): Chamada<K, P, Q, B, R, F> {
  const [method, path] = key.split(' ') as [Metodo, string]
  return {
    key,
    method,
    path,
    summary: spec.summary,
    permission: spec.permission,
    params: (spec.params ?? nada) as unknown as ZodType<P>,
    query: (spec.query ?? nada) as unknown as ZodType<Q>,
    body: (spec.body ?? nada) as unknown as ZodType<B>,
    reply: (spec.reply ?? nada) as unknown as ZodType<R>,
    refusals: (spec.refusals ?? {}) as F,
    limit: spec.limit,
    ato: spec.ato,
    escopo: spec.escopo,
    recurso: spec.recurso,
    upload: spec.upload,
    counted: spec.counted ?? false,
    file: spec.file ?? false,
    socket: spec.socket ?? false,
    trusted: spec.trusted ?? false,
    replica: spec.replica ?? false,
    raw: spec.raw ?? false,
    maxBody: spec.maxBody ?? 256 * 1024,
  }
}

/** What the caller gives; parts that a call does not have are left out. Query values may be numbers: the URL carries text. */
export type EntradaDe<C> =
  C extends Chamada<ChaveDeChamada, infer P, infer Q, infer B>
    ? Parte<'params', P> & Parte<'query', Q> & Parte<'body', B>
    : never
type Parte<N extends string, T> = [keyof T] extends [never]
  ? { [k in N]?: undefined }
  : Partial<T> extends T
    ? { [k in N]?: T }
    : { [k in N]: T }

export type RespostaDe<C> =
  C extends Chamada<ChaveDeChamada, infer _P, infer _Q, infer _B, infer R> ? R : never
export type RecusaDe<C> =
  C extends Chamada<ChaveDeChamada, infer _P, infer _Q, infer _B, infer _R, infer F>
    ? keyof F & string
    : never
