// The one way in which a client is told something outside of a page: the notice, its place in the site and the jobs that
// hand it to his devices are written in the caller's transaction, each notice once.
//
// Refuses to send here: the transaction may still fail, and an outside service may take its time.
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import { aparelhosDe, type AvisoGravado, gravarAvisos, gravarNoSite, type NovoAviso } from './avisos.sql.ts'
import { enviarPush } from './enviar-push.job.ts'

/** Answers the new ones. `jaNoSite`: the caller has written the site's own notice. */
export async function avisarClientes(
  tx: Tx,
  hotId: number,
  avisos: readonly NovoAviso[],
  { jaNoSite = false }: { jaNoSite?: boolean } = {},
): Promise<readonly AvisoGravado[]> {
  const novos = await gravarAvisos(tx, hotId, avisos)
  if (!jaNoSite)
    await gravarNoSite(
      tx,
      hotId,
      novos.filter((n) => n.noSite).map((n) => n.id),
    )
  const porPush = novos.filter((n) => n.porPush).map((n) => n.id)
  for (const envio of await aparelhosDe(tx, hotId, porPush)) await enviarPush.agendar(tx, envio)
  return novos
}

/** After the commit: the bell of who has the site open. */
export function tocarOSino(s: Pick<Servicos, 'tempoReal'>, novos: readonly AvisoGravado[]): void {
  for (const n of novos)
    if (n.noSite) s.tempoReal.avisar(`cliente:${n.cliUid}`, 'notificacao', { titulo: n.titulo })
}
