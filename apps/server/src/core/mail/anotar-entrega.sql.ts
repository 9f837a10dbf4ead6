// What became of a message, said to the delivery that it carries. A late or repeated word changes nothing: the table of states
// says from where each event leads on.
import { deOnde, type EventoDeEntrega, podeTransitarEntrega } from '@martelo/domain/avisos/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

type Contado = Extract<EventoDeEntrega, 'enviar' | 'confirmar' | 'abrir' | 'falhar'>
const COLUNA = { enviar: 'enviadaAt', confirmar: 'entregueAt', abrir: 'abertaAt', falhar: null } as const

export async function anotarEntrega(
  tx: Tx,
  hotId: number,
  caiId: number,
  evento: Contado,
  erro: string | null,
): Promise<void> {
  const de = deOnde(evento)
  const [primeira] = de
  const r =
    primeira === undefined ? null : podeTransitarEntrega({ de: primeira, evento, atores: ['sistema'] })
  if (!r?.pode) return
  const coluna = COLUNA[evento]
  await tx
    .updateTable('avisoEntrega')
    .set({
      situacao: r.para,
      erro: erro?.slice(0, 500) ?? null,
      ...(coluna === null ? {} : { [coluna]: sql`clock_timestamp()` }),
    })
    .where('hotId', '=', hotId)
    .where('caiId', '=', caiId)
    .where('situacao', 'in', de)
    .execute()
}
