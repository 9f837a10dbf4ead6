// That a person of the house read a client's record in full stands in the client's history: who, and when.
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'

/** Screens ask again and again: one row per person and client in an hour says the same. */
const UMA_EM_MS = 60 * 60_000

export async function registrarLeitura(ctx: Ctx, tx: Tx, cliUid: string): Promise<void> {
  const usuId = ctx.sessao?.usuId ?? 0
  // Two tabs at once are one reading too.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`leitura|${cliUid}|${usuId}`}, 0))`.execute(tx)
  const recente = await tx
    .selectFrom('auditoria')
    .select('id')
    .where('hotId', '=', ctx.hotsite.id)
    .where('entidade', '=', 'leitura-cliente')
    .where('entidadeUid', '=', cliUid)
    .where('acao', '=', 'ler')
    .where('usuId', '=', usuId)
    .where('quando', '>', new Date(ctx.agora - UMA_EM_MS))
    .executeTakeFirst()
  if (recente === undefined) await auditar(ctx, tx, { entidade: 'leitura-cliente', uid: cliUid, acao: 'ler' })
}
