// The visits of a client as `visita-anterior` decides them. Held while it is decided: two tabs that open at once are one
// arrival after the other.
import { chegar } from '@martelo/domain/visitas/visita-anterior.ts'
import type { Tx } from '../../core/database/database.ts'

export async function chegarComoCliente(
  tx: Tx,
  hotId: number,
  cliId: number,
  chegada: Parameters<typeof chegar>[1],
): Promise<number | null> {
  const lida = await tx
    .selectFrom('ultimaVisita')
    .select(['antesLote', 'ultimoLote', 'vistaAt'])
    .where('hotId', '=', hotId)
    .where('cliId', '=', cliId)
    .forUpdate()
    .executeTakeFirst()
  const { antesLote, ultimoLote, vistaEm } = chegar(
    lida ? { ...lida, vistaEm: lida.vistaAt.getTime() } : null,
    chegada,
  )
  const valores = { antesLote, ultimoLote, vistaAt: new Date(vistaEm) }
  await tx
    .insertInto('ultimaVisita')
    .values({ hotId, cliId, ...valores })
    .onConflict((c) => c.column('cliId').doUpdateSet(valores))
    .execute()
  return antesLote
}
