// Documents that everyone reads on a lot's page.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface ArquivoGravado {
  readonly uid: string
  readonly nome: string
  readonly url: string
  readonly tipo: string
}

export async function lerArquivosDoLote(tx: Tx, hotId: number, lelId: number): Promise<ArquivoGravado[]> {
  return tx
    .selectFrom('loteArquivo')
    .select(['uid', 'nome', 'url', 'tipo'])
    .where('hotId', '=', hotId)
    .where('lelId', '=', lelId)
    .orderBy('id')
    .execute()
}

/** Answers what was taken, with its lot; undefined when this hotsite has no such document. */
export async function tirarArquivoDoLote(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<{ lelId: number; lelUid: string; nome: string } | undefined> {
  const r = await sql<{ lelId: number; lelUid: string; nome: string }>`
    delete from lote_arquivo a using lote l where l.id = a.lel_id and a.hot_id = ${hotId} and a.uid = ${uid}
    returning a.lel_id, l.uid as lel_uid, a.nome`.execute(tx)
  return r.rows[0]
}
