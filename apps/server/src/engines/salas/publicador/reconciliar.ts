// After a crash between a commit and its frames: lots whose public version or bids are beyond what the room has been told. The
// publisher reads bids from the last one that was published, so no accepted bid stays missing from the room.
import { sql } from 'kysely'
import type { Banco } from '../../../core/database/database.ts'

/** A publisher at work tells its lots within a second; older debts are abandoned. */
const DIVIDA_MS = 3_000

/** Lots that changed and were not published, of auctions that may still have watchers. */
export async function lotesPorPublicar(db: Banco, dividaMs = DIVIDA_MS): Promise<number[]> {
  const r = await sql<{ id: number }>`
    select l.id from leilao a join lote l on l.lei_id = a.id left join sala_lote s on s.lel_id = l.id
    where (a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') or a.encerrado_at > now() - interval '7 days')
      and (l.versao_publica > coalesce(s.versao, 0) or (l.lance_seq > coalesce(s.seq, 0) and exists (select from lance b
        where b.lel_id = l.id and b.seq > coalesce(s.seq, 0) and b.tipo in ('Manual', 'Automático', 'Leiloeiro')))) and l.updated_at < clock_timestamp() - make_interval(secs => ${dividaMs / 1000})
      and l.situacao <> 'CADASTRADO'
    order by l.id limit 500`.execute(db)
  return r.rows.map((l) => l.id)
}
