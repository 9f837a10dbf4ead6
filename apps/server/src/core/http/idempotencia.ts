// Idempotency: the same request key again gets the same answer, for calls that create money or take a place.
// The key's row is written first, in the caller's transaction: a second request waits for the first, then reads its
// answer. A refusal rolls back with the transaction and may be retried. The row keeps what identifies the answer, not
// the answer: what is shown is read anew.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { type Ctx, exigirSessao } from './contexto.ts'
import { ehRecusa, RecusaLancada, type Recusada, recusar } from './handle.ts'

/** A request under a key that already stands for another one; contracts list it as a 409. */
export const chaveReusada = (): Recusada<'CHAVE_REUSADA'> =>
  recusar(
    'CHAVE_REUSADA',
    'Este pedido já foi enviado com outros dados. Atualize a página e tente novamente.',
  )

/** A request without its key, whatever the order of its fields. */
function resumoDe({ chaveDoPedido: _, ...pedido }: PedidoComChave): string {
  const ordenado = (_nome: string, v: unknown): unknown =>
    typeof v === 'object' && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : v
  return createHash('sha256').update(JSON.stringify(pedido, ordenado)).digest('base64url')
}

export interface PedidoComChave {
  readonly chaveDoPedido: string
}

/**
 * Runs `fazer` once per person, call and key; later calls get what it answered (`repetido`). `chamada` is the
 * contract's key together with what it acts on, so that one key used for two records stays two requests; `pedido` is all
 * that was asked with it.
 * @throws RecusaLancada `CHAVE_REUSADA` for the same key with another request
 */
export async function umaVez<T extends object>(
  ctx: Ctx,
  tx: Tx,
  chamada: string,
  pedido: PedidoComChave & Readonly<Record<string, unknown>>,
  fazer: () => Promise<T>,
): Promise<{ readonly valor: T; readonly repetido: boolean }> {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const chave = pedido.chaveDoPedido
  const resumo = resumoDe(pedido)
  const nova = await tx
    .insertInto('pedidoIdempotente')
    .values({ hotId, usuId, chamada, chave, resumo })
    .onConflict((c) => c.doNothing())
    .returning('chave')
    .executeTakeFirst()
  const onde = sql<boolean>`hot_id = ${hotId} and usu_id = ${usuId} and chamada = ${chamada} and chave = ${chave}`
  if (nova === undefined) {
    const antes = await tx
      .selectFrom('pedidoIdempotente')
      .select(['resposta', 'resumo'])
      .where(onde)
      .executeTakeFirstOrThrow()
    if (antes.resumo !== null && antes.resumo !== resumo) throw new RecusaLancada(chaveReusada())
    return { valor: antes.resposta as unknown as T, repetido: true }
  }
  const valor = await fazer()
  // Kept, it would be answered again as if it were a success.
  if (ehRecusa(valor)) throw new RecusaLancada(valor)
  await tx
    .updateTable('pedidoIdempotente')
    .set({ resposta: sql`${JSON.stringify(valor)}::jsonb` })
    .where(onde)
    .execute()
  return { valor, repetido: false }
}
