// The pages that the house has touched, as a list.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LinhaDaLista {
  uid: string
  modelo: number | null
  uri: string
  titulo: string
  ativa: boolean
  versao: number
  publicadaVersao: number | null
  publicadaAt: Date | null
  alteradaNome: string | null
  updatedAt: Date
}

const MAXIMO = 200

export async function lerLista(tx: Tx, hotId: number): Promise<LinhaDaLista[]> {
  const r = await sql<LinhaDaLista>`
    select p.uid, p.modelo, p.uri, p.titulo, p.ativa, p.versao, p.publicada_versao, p.alterada_nome, p.updated_at, v.publicada_at
    from pagina p left join pagina_versao v on v.id = p.publicada_id
    where p.hot_id = ${hotId} order by p.modelo nulls last, p.uri limit ${MAXIMO}`.execute(tx)
  return r.rows
}
