// What every handler gets: who asks, from which hotsite, when, and the doors to the database. Nothing global.
import type { Logger } from 'pino'
import type { BancoDeDados, Tx } from '../database/database.ts'
import type { Servicos } from '../servicos.ts'
import type { Hotsite } from '../tenant/hotsites.ts'

export interface Sessao {
  readonly usuId: number
  readonly usuUid: string
  readonly nome: string
  readonly papeis: readonly string[]
  /** the client record of this user, when he is one */
  readonly cliId: number | null
  readonly cliUid: string | null
  readonly familia: string
  /** permissions beside the roles (contracts/core/permissions.ts: QuemEntra) */
  readonly ajustes?: readonly string[] | undefined
  /** who acts in this account's name, and how far (domain/usuarios/em-nome-de-outro.ts) */
  readonly por?:
    | { readonly usuId: number; readonly nome: string; readonly escopo: readonly string[] }
    | undefined
  /** epoch ms when the access token ends */
  readonly fim: number
}

export interface Ctx {
  readonly reqId: string
  /** epoch ms when the request arrived (server clock) */
  readonly agora: number
  readonly ip: string
  readonly agente: string
  readonly hotsite: Hotsite
  readonly sessao: Sessao | null
  /** the specification's cookies, sent on to visits and audit */
  readonly rastreio: string | null
  readonly origemTrafego: string | null
  readonly https: boolean
  /** scheme and host as the visitor typed them, for addresses in messages */
  readonly origem: string
  /** the refresh token of the browser's cookie, when the request carried it */
  readonly cookieDeRenovacao: string | null
  /** the refresh token of one's own session, while one looks through another's eyes in this browser */
  readonly cookieDaVolta: string | null
  /** what this browser was given at a login of whichever account (usuarios/aparelhos.ts) */
  readonly cookieDoAparelho: string | null
  /** what stands in `Authorization: Bearer`, whatever it is: a program of a consignor shows his key there */
  readonly portador: string | null
  /** up to where a visitor has written a moment ago (position of the database's log); null: nothing */
  readonly escreveuAte: string | null
  readonly log: Logger
  readonly banco: BancoDeDados
  readonly servicos: Servicos
  /** a write transaction on this hotsite; a refusal that `fn` answers rolls it back, unless it says `grava` */
  tx<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
  /** a read-only transaction on this hotsite */
  ler<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
  /** sets the header `count` of the answer */
  contar(total: number): void
  /** adds a Set-Cookie to the answer */
  cookie(valor: string): void
}

/** The context of a call that needs a session: `handle` guarantees it when the permission demands one. */
export type CtxComSessao = Ctx & { readonly sessao: Sessao }

/** Narrows to a signed-in context. Only wrong use (a public call that forgets to look) throws. */
export function exigirSessao(ctx: Ctx): Sessao {
  if (ctx.sessao === null) throw new Error('this call needs a session, but its permission is public')
  return ctx.sessao
}

/** The client record behind the session. Only wrong use throws: client permissions guarantee it. */
export function exigirCliente(ctx: Ctx): { cliId: number; cliUid: string; usuId: number } {
  const s = exigirSessao(ctx)
  if (s.cliId === null || s.cliUid === null)
    throw new Error('this call needs a client, but its permission lets others in')
  return { cliId: s.cliId, cliUid: s.cliUid, usuId: s.usuId }
}
