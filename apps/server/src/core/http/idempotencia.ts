// The same request key again gets the same answer: calls that create money or take a place are sent again by browsers
// and by people who press twice.
//
// The key's row is written first, in the caller's transaction: a second request with the same key waits for the first
// one to end, then reads its answer. A refusal rolls back with the transaction, so that it may be tried again.
// How one could get it wrong: to keep the answer itself instead of what identifies it. What is shown is read anew.
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { type Ctx, exigirSessao } from './contexto.ts'

/**
 * Runs `fazer` once per person, call and key; later calls get what it answered (`repetido`). `chamada` is the
 * contract's key together with what it acts on, so that one key used for two records stays two requests.
 */
export async function umaVez<T extends object>(
  ctx: Ctx,
  tx: Tx,
  chamada: string,
  chave: string,
  fazer: () => Promise<T>,
): Promise<{ readonly valor: T; readonly repetido: boolean }> {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const nova = await tx
    .insertInto('pedidoIdempotente')
    .values({ hotId, usuId, chamada, chave })
    .onConflict((c) => c.doNothing())
    .returning('chave')
    .executeTakeFirst()
  const onde = sql<boolean>`hot_id = ${hotId} and usu_id = ${usuId} and chamada = ${chamada} and chave = ${chave}`
  if (nova === undefined) {
    const antes = await tx
      .selectFrom('pedidoIdempotente')
      .select('resposta')
      .where(onde)
      .executeTakeFirstOrThrow()
    return { valor: antes.resposta as unknown as T, repetido: true }
  }
  const valor = await fazer()
  await tx
    .updateTable('pedidoIdempotente')
    .set({ resposta: sql`${JSON.stringify(valor)}::jsonb` })
    .where(onde)
    .execute()
  return { valor, repetido: false }
}
