// An inspection by the driver's link: one of this removal, locked, and who fills it in.
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { RecusaLancada } from '../../core/http/handle.ts'
import { travarDaRemocao } from '../vistorias/door.ts'
import { abrirPeloLink } from './abrir-pelo-link.ts'
import { naoHaRemocao } from './responder-remocao.ts'

/** Throws NAO_ENCONTRADA: no such link, not the driver's, or no inspection of its removal. */
export async function vistoriaPeloLink(ctx: Ctx, tx: Tx, { segredo, uid }: { segredo: string; uid: string }) {
  const { link, r } = await abrirPeloLink(ctx, tx, segredo, true)
  const v = link.para === 'motorista' ? await travarDaRemocao(tx, ctx.hotsite.id, r.id, uid) : undefined
  if (v === undefined) throw new RecusaLancada(naoHaRemocao())
  return { v, quem: { usuId: r.motoristaUsuId, nome: r.motorista ?? r.transportadora ?? 'Motorista' } }
}
