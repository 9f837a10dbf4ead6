// A pickup that is brought to today: where there is room.
import { diaEmBrasilia, inicioDoDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { lugarDeHoje } from '@martelo/domain/entregas/antecipar-retirada.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { lerPatioComAgenda } from '../patios/door.ts'
import { ocupacaoDoPatio } from './entregas.sql.ts'

/** A place of today for a pickup that was booked for later. */
export async function acharLugar(ctx: Ctx, tx: Tx, patId: number): Promise<ReturnType<typeof lugarDeHoje>> {
  const hoje = diaEmBrasilia(ctx.agora)
  const patio = await lerPatioComAgenda(tx, ctx.hotsite.id, { id: patId }, hoje)
  if (patio === undefined) return { impedimento: 'Este pátio não está mais em uso.' }
  const ocupacao = await ocupacaoDoPatio(
    tx,
    ctx.hotsite.id,
    patId,
    new Date(inicioDoDia(hoje)),
    new Date(inicioDoDia(somarDias(hoje, 1))),
  )
  return lugarDeHoje(patio.agenda, ocupacao, ctx.agora)
}
