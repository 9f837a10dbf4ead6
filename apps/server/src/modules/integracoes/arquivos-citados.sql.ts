// The files that an event of the insurer names, and what came of one that could not be taken.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface ArquivoCitado {
  readonly eveUid: string
  readonly veiUid: string
  readonly nome: string
  readonly url: string
}

/** As she named it last: a later link to the same bytes is the better one. */
export async function arquivoCitado(
  tx: Tx,
  { hotId, proId, sha256 }: { readonly hotId: number; readonly proId: number; readonly sha256: string },
): Promise<ArquivoCitado | undefined> {
  const { rows } = await sql<ArquivoCitado>`
    select e.uid as eve_uid, v.uid as vei_uid, f.dados->>'name' as nome, f.dados->>'url' as url
    from mapfre_evento e join mapfre_processo p on p.id = e.pro_id join veiculo v on v.id = p.vei_id and v.hot_id = p.hot_id,
      jsonb_array_elements(e.dados->'files') as f(dados)
    where e.hot_id = ${hotId} and e.pro_id = ${proId} and e.event_code = 'S11' and e.sentido = 'entrada' and f.dados->>'sha256' = ${sha256}
    order by e.quando desc, e.id desc limit 1`.execute(tx)
  return rows[0]
}

/** Once for each file, however often it is tried. */
export async function anotarFalhaDoArquivo(
  tx: Tx,
  hotId: number,
  a: ArquivoCitado,
  motivo: string,
): Promise<void> {
  const erro = `${a.nome}: ${motivo}`.slice(0, 300)
  await sql`update mapfre_evento set status = 'NOT_PROCESSED', erros = erros || ${[erro]}::text[]
    where hot_id = ${hotId} and uid = ${a.eveUid} and not (${erro} = any(erros))`.execute(tx)
}
