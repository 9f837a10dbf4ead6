// A pickup that is brought to today: where there is room, and the booking moved there with everything else as it was.
import { diaEmBrasilia, inicioDoDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { lugarDeHoje } from '@martelo/domain/entregas/antecipar-retirada.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { lerPatioComAgenda } from '../patios/door.ts'
import { type AgendamentoTravado, ocupacaoDoPatio } from './entregas.sql.ts'

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

/** With the agenda locked: the lowest place of the slot that is free. */
export async function mudarLugar(
  tx: Tx,
  hotId: number,
  a: AgendamentoTravado,
  inicio: Date,
  fim: Date,
): Promise<void> {
  await sql`
    update agendamento set inicio = ${inicio}, fim = ${fim}, versao = versao + 1,
      vaga = (select min(n) from generate_series(1, (select count(*)::int + 1 from agendamento o
          where o.pat_id = ${a.patId} and o.hot_id = ${hotId} and o.inicio = ${inicio} and o.situacao = 'agendado')) n
        where not exists (select from agendamento o where o.pat_id = ${a.patId} and o.hot_id = ${hotId}
          and o.inicio = ${inicio} and o.situacao = 'agendado' and o.vaga = n))
    where id = ${a.id} and hot_id = ${hotId}`.execute(tx)
}
