// Buy-nows whose sale was not made within the reservation: the lot goes back to its bidders.
import { MINUTOS_DE_RESERVA } from '@martelo/domain/lotes/guardas.ts'
import { sql } from 'kysely'
import type { Servicos } from '../../../core/servicos.ts'
import { type Transitou, transitarLote } from '../transicao/transitar-lote.ts'

/** Frees what is due. One transaction per lot; the transition's guards look at the deadline under the lock. */
export async function expirarReservas(s: Pick<Servicos, 'banco' | 'hotsites' | 'log'>): Promise<Transitou[]> {
  const vencidas = await sql<{ id: number; hotId: number; prazo: Date }>`
    select id, hot_id, situacao_at + make_interval(mins => ${MINUTOS_DE_RESERVA}) as prazo from lote
    where situacao = 'BUY_NOW' and situacao_at < clock_timestamp() - make_interval(mins => ${MINUTOS_DE_RESERVA})
    order by id limit 100`.execute(s.banco.sistema)
  const feitas: Transitou[] = []
  for (const { id, hotId, prazo } of vencidas.rows) {
    const hotsite = await s.hotsites.porId(hotId)
    if (hotsite === null) continue
    const r = await s.banco.doHotsite(hotId, (tx) =>
      transitarLote(
        tx,
        { hotsite, sessao: null, ip: '', reqId: 'reservas-vencidas' },
        { lelId: id, evento: 'expirarReserva', quem: ['sistema'], fatos: { prazo: prazo.getTime() } },
      ),
    )
    if (r.pode) feitas.push(r)
    else s.log.warn({ lelId: id, motivo: r.motivo }, 'reservation could not expire')
  }
  return feitas
}
