// Who someone is towards an item on its way: its buyer, or staff with their roles.
import { ehInterno } from '@martelo/contracts/core/permissions.ts'
import { type Ator, atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import type { Ctx } from '../../core/http/contexto.ts'

/** Null when the item is none of this session's business. */
export function atoresNoItem(ctx: Ctx, cliId: number): readonly Ator[] | null {
  if (ctx.sessao === null) return null
  if (ctx.sessao.cliId === cliId) return ['Cliente']
  if (!ehInterno(ctx.sessao)) return null
  return atoresDosPapeis(ctx.sessao.papeis).filter((a) => a !== 'Cliente')
}
