// Passkeys and what they were asked to sign, as rows.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LinhaDeChave {
  id: number
  uid: string
  usuId: number
  nome: string
  credencial: string
  site: string
  chavePublica: Buffer
  contador: number
  meios: string[]
  sincronizada: boolean
  criadaAt: Date
  usadaAt: Date | null
}
const COLUNAS = sql`k.id, k.uid, k.usu_id, k.nome, k.credencial, k.site, k.chave_publica, k.contador, k.meios, k.sincronizada, k.criada_at, k.usada_at`

export async function chavesDe(tx: Tx, hotId: number, usuId: number): Promise<LinhaDeChave[]> {
  const r = await sql<LinhaDeChave>`select ${COLUNAS} from chave_de_acesso k
    where k.hot_id = ${hotId} and k.usu_id = ${usuId} order by k.criada_at`.execute(tx)
  return r.rows
}

export async function chavePelaCredencial(
  tx: Tx,
  hotId: number,
  credencial: string,
): Promise<LinhaDeChave | undefined> {
  const r = await sql<LinhaDeChave>`select ${COLUNAS} from chave_de_acesso k
    where k.hot_id = ${hotId} and k.credencial = ${credencial}`.execute(tx)
  return r.rows[0]
}

export async function porChave(
  tx: Tx,
  k: Pick<
    LinhaDeChave,
    'usuId' | 'nome' | 'credencial' | 'site' | 'chavePublica' | 'contador' | 'sincronizada'
  > & {
    readonly hotId: number
    readonly meios: string[]
  },
): Promise<LinhaDeChave | undefined> {
  const r = await sql<LinhaDeChave>`
    with k as (insert into chave_de_acesso (hot_id, usu_id, nome, credencial, site, chave_publica, contador, meios, sincronizada)
      values (${k.hotId}, ${k.usuId}, ${k.nome}, ${k.credencial}, ${k.site}, ${k.chavePublica}, ${k.contador}, ${k.meios}::text[], ${k.sincronizada})
      on conflict (hot_id, credencial) do nothing returning *)
    select ${COLUNAS} from k`.execute(tx)
  return r.rows[0]
}

export async function mudarNomeDaChave(
  tx: Tx,
  c: { readonly hotId: number; readonly usuId: number; readonly uid: string; readonly nome: string },
): Promise<LinhaDeChave | undefined> {
  const r = await sql<LinhaDeChave>`update chave_de_acesso k set nome = ${c.nome}
    where k.hot_id = ${c.hotId} and k.usu_id = ${c.usuId} and k.uid = ${c.uid} returning ${COLUNAS}`.execute(
    tx,
  )
  return r.rows[0]
}

export async function tirarChave(
  tx: Tx,
  hotId: number,
  usuId: number,
  uid: string,
): Promise<string | undefined> {
  const r = await sql<{ nome: string }>`delete from chave_de_acesso
    where hot_id = ${hotId} and usu_id = ${usuId} and uid = ${uid} returning nome`.execute(tx)
  return r.rows[0]?.nome
}

/** With the account that was opened by a stranger, or is no more. */
export async function tirarChaves(tx: Tx, hotId: number, usuId: number): Promise<void> {
  await sql`delete from chave_de_acesso where hot_id = ${hotId} and usu_id = ${usuId}`.execute(tx)
}

export async function marcarUsoDaChave(
  tx: Tx,
  hotId: number,
  id: number,
  contador: number,
  sincronizada: boolean,
): Promise<void> {
  await sql`update chave_de_acesso set contador = greatest(contador, ${contador}), sincronizada = ${sincronizada}, usada_at = clock_timestamp()
    where hot_id = ${hotId} and id = ${id}`.execute(tx)
}

/** Those that were never answered go with the next one. */
export async function guardarDesafio(
  tx: Tx,
  hotId: number,
  usuId: number | null,
  desafio: string,
  expiraAt: Date,
): Promise<void> {
  await sql`delete from desafio_de_chave where hot_id = ${hotId} and expira_at < clock_timestamp()`.execute(
    tx,
  )
  await sql`insert into desafio_de_chave (hot_id, usu_id, desafio, expira_at)
    values (${hotId}, ${usuId}, ${desafio}, ${expiraAt})`.execute(tx)
}

/** True once. */
export async function gastarDesafio(
  tx: Tx,
  hotId: number,
  usuId: number | null,
  desafio: string,
): Promise<boolean> {
  const r = await sql<{ id: number }>`delete from desafio_de_chave
    where hot_id = ${hotId} and desafio = ${desafio} and usu_id is not distinct from ${usuId}
      and expira_at > clock_timestamp() returning id`.execute(tx)
  return r.rows.length > 0
}
