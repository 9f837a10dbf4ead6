// A removal announces the vehicle at the yard and, delivered, is its entry.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { criarEstadia } from './criar-estadia.ts'
import { travarEstadia } from './estadias.sql.ts'
import { type QuemMoveEstadia, transitarEstadia } from './transitar-estadia.ts'

interface Chegada {
  readonly veiId: number
  readonly comId: number
  readonly patId: number
  readonly previstaEm: string | null
  readonly chegou: boolean
}

/** Idempotent: the stay that there is follows, whether announced before or not. Answers its uid. */
export async function chegarPorRemocao(ctx: QuemMoveEstadia, tx: Tx, c: Chegada): Promise<string> {
  const hotId = ctx.hotsite.id
  const e = await travarEstadia(
    tx,
    hotId,
    sql`e.vei_id = ${c.veiId} and e.situacao not in ('FINALIZADA', 'CANCELADA')`,
  )
  if (e === undefined)
    return criarEstadia(ctx, tx, { ...c, vagaId: null, jaChegou: c.chegou, previstaEm: c.previstaEm })
  if (e.situacao !== 'AGUARDANDO_ENTRADA') return e.uid
  await tx
    .updateTable('estadia')
    .set({ patId: c.patId, previstaEm: c.previstaEm, ...(e.patId === c.patId ? {} : { vagaId: null }) })
    .where('id', '=', e.id)
    .where('hotId', '=', hotId)
    .execute()
  if (c.chegou)
    await transitarEstadia(ctx, tx, { ...e, patId: c.patId }, { evento: 'entrar', quem: ['sistema'] })
  return e.uid
}

/** The removal was given up before the vehicle came. */
export async function desistirDaChegada(
  ctx: QuemMoveEstadia,
  tx: Tx,
  veiId: number,
  motivo: string,
): Promise<void> {
  const e = await travarEstadia(
    tx,
    ctx.hotsite.id,
    sql`e.vei_id = ${veiId} and e.situacao = 'AGUARDANDO_ENTRADA'`,
  )
  if (e !== undefined) await transitarEstadia(ctx, tx, e, { evento: 'cancelar', quem: ['sistema'], motivo })
}
