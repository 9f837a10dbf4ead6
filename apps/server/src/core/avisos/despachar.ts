// Hands deliveries whose time has come to what carries them: the bell is written already, devices get a job each,
// letters and messages a row of the mailbox that leaves through the outbox.
import type { Tx } from '../database/database.ts'
import { porNaCaixa } from '../mail/correio.ts'
import type { EntregaPronta } from './avisos.sql.ts'
import { enviarPush } from './enviar-push.job.ts'
import { tocarOSino } from './tocar-o-sino.job.ts'
import { sql } from 'kysely'

/** Answers the messages of each notice. Those that wait or are left out are passed by. */
export async function despachar(
  tx: Tx,
  hotId: number,
  entregas: readonly EntregaPronta[],
): Promise<ReadonlyMap<number, number[]>> {
  const prontas = entregas.filter((e) => e.situacao === 'pendente')
  const noSino = prontas.filter((e) => e.canal === 'sino').map((e) => e.id)
  if (noSino.length > 0) {
    await sql`update aviso_entrega set situacao = 'enviada', enviada_at = clock_timestamp() where hot_id = ${hotId} and id = any(${noSino})`.execute(
      tx,
    )
    await tocarOSino.agendar(tx, { hotId, entregas: noSino })
  }
  const mensagens = new Map<number, number[]>()
  for (const e of prontas) {
    if (e.canal === 'sino') continue
    if (e.canal === 'push') {
      await enviarPush.agendar(tx, { entregaId: e.id })
      continue
    }
    const caiId = await porNaCaixa(tx, hotId, {
      canal: e.canal,
      para: e.destino,
      assunto: e.titulo ?? '',
      texto: e.texto ?? '',
      responderA: e.responderA ?? null,
      sairUrl: e.sairUrl ?? null,
    })
    await sql`update aviso_entrega set cai_id = ${caiId} where hot_id = ${hotId} and id = ${e.id}`.execute(tx)
    mensagens.set(e.aviId, [...(mensagens.get(e.aviId) ?? []), caiId])
  }
  return mensagens
}
