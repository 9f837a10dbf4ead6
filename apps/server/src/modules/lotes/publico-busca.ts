// From a visitor's question to cards: search, then read. Shared by the calls that show lots to the public.
import type { BuscaPossiveis, PedidoDeBusca } from '@martelo/contracts/lotes/busca.schemas.ts'
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type Recusada, recusar } from '../../core/http/handle.ts'
import { lerCartoes } from './publico-cartoes.sql.ts'

export const quemBusca = (ctx: Ctx) => ({ hotId: ctx.hotsite.id, visao: 'publica' as const })

/** Some hotsites show their lots to signed-in people only. */
export function exigirVisitante(ctx: Ctx): Recusada<'LOGIN_NECESSARIO'> | null {
  if (!ctx.hotsite.necessarioLoginParaVisualizar || ctx.sessao !== null) return null
  return recusar('LOGIN_NECESSARIO', 'Entre na sua conta para ver os lotes deste site.')
}

export async function buscarCartoes(
  ctx: Ctx,
  pedido: PedidoDeBusca,
): Promise<{ cartoes: CartaoDeLote[]; total: number }> {
  const { ids, total } = await ctx.servicos.busca.buscar(quemBusca(ctx), pedido)
  const cartoes = await ctx.ler((tx) => lerCartoes(tx, ctx.hotsite, ids))
  return { cartoes, total }
}

/** Internal ids alone: a caller with several lists reads their cards together. */
export async function buscarIds(
  ctx: Ctx,
  pedido: Omit<PedidoDeBusca, 'from'>,
): Promise<{ ids: readonly number[]; total: number }> {
  return ctx.servicos.busca.buscar(quemBusca(ctx), { from: 0, ...pedido })
}

/** What can be chosen of everything that is published. */
export function possiveisPublicos(ctx: Ctx): Promise<BuscaPossiveis> {
  return ctx.servicos.busca.possiveis(quemBusca(ctx), { requisicoesBusca: [] })
}
