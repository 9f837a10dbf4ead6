// A stay that changes its place, with the movement that says from where; the vehicle's yard follows.
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { porVeiculoNoPatio } from '../veiculos/door.ts'
import { lerEstadias, type LinhaDeEstadia } from './estadias.sql.ts'
import type { QuemMoveEstadia } from './transitar-estadia.ts'

interface NovoLugar {
  readonly patId: number
  readonly vagaId: number | null
  readonly motivo: string | null
}

/** The stay's row is locked, and the place is free. */
export async function mudarDeLugar(
  ctx: QuemMoveEstadia,
  tx: Tx,
  e: LinhaDeEstadia,
  n: NovoLugar,
): Promise<void> {
  const hotId = ctx.hotsite.id
  const usuId = ctx.sessao?.usuId ?? null
  await tx
    .updateTable('estadia')
    .set({
      patId: n.patId,
      vagaId: n.vagaId,
      updatedAt: new Date(ctx.agora),
      updatedBy: usuId,
      versao: sql`versao + 1`,
    })
    .where('id', '=', e.id)
    .where('hotId', '=', hotId)
    .execute()
  await tx
    .insertInto('estadiaMovimento')
    .values({
      hotId,
      estId: e.id,
      dePatId: e.patId,
      deVagaId: e.vagaId,
      paraPatId: n.patId,
      paraVagaId: n.vagaId,
      motivo: n.motivo,
      usuId,
    })
    .execute()
  if (n.patId !== e.patId) await porVeiculoNoPatio(tx, hotId, e.veiId, n.patId)
  const [depois] = await lerEstadias(tx, hotId, sql`e.id = ${e.id}`)
  await auditar(ctx, tx, {
    entidade: 'estadia',
    uid: e.uid,
    acao: 'mudarDeVaga',
    antes: { patio: e.patio, vaga: e.vaga },
    depois: { patio: depois?.patio, vaga: depois?.vaga },
    motivo: n.motivo,
    versao: e.versao + 1,
  })
}
