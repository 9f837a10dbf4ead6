// After the commit: the bells of those who have the site open. A word that is lost does no harm, the notice stands.
import { sql } from 'kysely'
import { definirTarefa } from '../jobs/fila.ts'

export const tocarOSino = definirTarefa<{ hotId: number; entregas: readonly number[] }>(
  'tocar-o-sino',
  async ({ hotId, entregas }, s) => {
    const { rows } = await sql<{ titulo: string; cliUid: string | null; usuUid: string }>`
      select a.titulo, c.uid as cli_uid, u.uid as usu_uid from aviso_entrega e join aviso a on a.id = e.avi_id join usuario u on u.id = a.usu_id
        left join cliente c on c.id = a.cli_id where e.hot_id = ${hotId} and e.id = any(${entregas})`.execute(
      s.banco.sistema,
    )
    for (const { titulo, cliUid, usuUid } of rows)
      s.tempoReal.avisar(cliUid === null ? `usuario:${usuUid}` : `cliente:${cliUid}`, 'notificacao', {
        titulo,
      })
  },
)
