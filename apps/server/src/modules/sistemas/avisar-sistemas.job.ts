// One event becomes one delivery per address that listens to it, once, however often the queue asks.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import { ENTREGAR } from './webhook-comitente.integration.ts'

interface Destino {
  webId: number
  webUid: string
}

export async function distribuir(
  tx: Tx,
  e: { id: number; uid: string; hotId: number },
  soPara?: number,
): Promise<void> {
  const { rows } = await sql<Destino>`select w.id as web_id, w.uid as web_uid
    from evento_comitente v join webhook_comitente w on w.hot_id = v.hot_id and w.com_id = v.com_id and w.ambiente = v.ambiente
    where v.id = ${e.id} and v.hot_id = ${e.hotId} and w.ativo and w.removido_at is null
      and (w.id = ${soPara ?? null} or ${soPara === undefined} and v.tipo = any(w.eventos))`.execute(tx)
  for (const { webId, webUid } of rows)
    await ENTREGAR.agendar(tx, {
      hotId: e.hotId,
      dados: { webId, eveId: e.id },
      objeto: { tipo: 'webhook', uid: webUid },
      chave: `${e.uid}.${webUid}`,
    })
}

definirTarefa<{ id: number }>('avisar-sistemas', async ({ id }, { banco }) => {
  const e = await banco.sistema
    .selectFrom('eventoComitente')
    .select(['id', 'uid', 'hotId'])
    .where('id', '=', id)
    .executeTakeFirst()
  // Retention may have taken it away.
  if (e !== undefined) await banco.doHotsite(e.hotId, (tx) => distribuir(tx, e))
})
