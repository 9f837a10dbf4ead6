import { sql } from 'kysely'
import type { Banco } from '../../core/database/database.ts'

/** Auctions that are followed now and that he asked to take part in; a bid needs that request. */
export async function salasDoCliente(
  tx: Banco,
  hotId: number,
  cliUid: string,
): Promise<{ readonly leiId: number; readonly leiUid: string }[]> {
  const r = await sql<{ leiId: number; leiUid: string }>`
    select a.id as lei_id, a.uid as lei_uid from habilitacao h join leilao a on a.id = h.lei_id join cliente c on c.id = h.cli_id
    where h.hot_id = ${hotId} and c.uid = ${cliUid} and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO', 'EXECUTADO')
      and (a.encerrado_at is null or a.encerrado_at > now() - interval '7 days')
    order by a.data desc limit 20`.execute(tx)
  return r.rows
}
