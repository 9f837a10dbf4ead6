// A removal by the secret of its link. A wrong, ended or revoked one answers like one that never was.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { RecusaLancada } from '../../core/http/handle.ts'
import { resumirSegredo } from '../usuarios/door.ts'
import {
  lerRemocoes,
  type LinhaDeRemocao,
  type LinkAberto,
  linkPeloResumo,
  travarRemocao,
} from './remocoes.sql.ts'
import { naoHaRemocao } from './responder-remocao.ts'

export interface PeloLink {
  readonly link: LinkAberto
  readonly r: LinhaDeRemocao
}

/** Throws NAO_ENCONTRADA. */
export async function abrirPeloLink(ctx: Ctx, tx: Tx, segredo: string, travar: boolean): Promise<PeloLink> {
  const hotId = ctx.hotsite.id
  const link = await linkPeloResumo(tx, hotId, resumirSegredo(segredo))
  if (link === undefined) throw new RecusaLancada(naoHaRemocao())
  const r = travar
    ? await travarRemocao(tx, hotId, sql`r.id = ${link.remId}`)
    : (await lerRemocoes(tx, hotId, sql`r.id = ${link.remId}`))[0]
  if (r === undefined) throw new RecusaLancada(naoHaRemocao())
  if (travar)
    await sql`update remocao_link set usado_at = ${new Date(ctx.agora)}, usos = usos + 1 where id = ${link.id} and hot_id = ${hotId}`.execute(
      tx,
    )
  return { link, r }
}
