// May this person touch the payments of that sale: its buyer, or the office that settles.
import { permite } from '@martelo/contracts/core/permissions.ts'
import { type Ator, atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import type { Ctx } from '../../core/http/contexto.ts'

/** The actors of this session towards the sale of `cliId`; null when it is none of its business. */
export function atoresNaVenda(ctx: Ctx, cliId: number): readonly Ator[] | null {
  if (ctx.sessao === null) return null
  if (ctx.sessao.cliId === cliId) return ['Cliente']
  if (!permite('venda:acertar', ctx.sessao) && !permite('venda:ver', ctx.sessao)) return null
  // Being a client somewhere else makes no one the buyer here.
  return atoresDosPapeis(ctx.sessao.papeis).filter((a) => a !== 'Cliente')
}
