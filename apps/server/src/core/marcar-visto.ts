// What waits in a list for a person of the house: who has looked at it, and that it is open again. Looking twice keeps the
// first look.
import { sql } from 'kysely'
import { auditar } from './auditoria.ts'
import type { Tx } from './database/database.ts'
import { type Ctx, exigirSessao } from './http/contexto.ts'

interface NaLista {
  /** a table with `hot_id`, `uid`, `visto_at` and `visto_by` */
  readonly tabela: string
  /** what the audit calls it */
  readonly entidade: string
  readonly uid: string
}

/** False when this hotsite has no such row. */
export async function marcarVisto(ctx: Ctx, tx: Tx, o: NaLista, visto: boolean): Promise<boolean> {
  const { usuId } = exigirSessao(ctx)
  const r = await sql`update ${sql.table(o.tabela)}
    set visto_at = case when ${visto} then coalesce(visto_at, now()) end, visto_by = case when ${visto} then ${usuId}::int end
    where hot_id = ${ctx.hotsite.id} and uid = ${o.uid}`.execute(tx)
  if (r.numAffectedRows !== 1n) return false
  await auditar(ctx, tx, { entidade: o.entidade, uid: o.uid, acao: visto ? 'visto' : 'reabrir' })
  return true
}
