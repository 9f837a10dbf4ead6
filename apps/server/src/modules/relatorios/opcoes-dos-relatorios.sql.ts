// What reports can be narrowed to, within a person's reach.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Recorte } from './recortar.ts'

interface Opcao {
  readonly uid: string
  readonly nome: string
}
type Alcance = Recorte['alcance']
const daCasa = (a: Alcance): boolean => a.de === 'casa'
const usuDe = (a: Alcance): number | null => (a.de === 'casa' ? null : a.usuId)

/** The latest auctions; of a consignor those with his lots. */
export async function leiloesParaFiltrar(tx: Tx, hotId: number, a: Alcance): Promise<Opcao[]> {
  if (a.de === 'patios') return []
  const r = await sql<Opcao>`
    select a.uid, to_char(a.data at time zone 'America/Sao_Paulo', 'DD/MM/YYYY') || ' ' || a.nome as nome from leilao a
    where a.hot_id = ${hotId} and not a.teste and (${daCasa(a)} or exists (select from lote l join usuario_comitente u on u.com_id = l.com_id
      where l.lei_id = a.id and l.hot_id = ${hotId} and u.usu_id = ${usuDe(a)}::int and u.hot_id = ${hotId}))
    order by a.data desc limit 300`.execute(tx)
  return r.rows
}

export async function comitentesParaFiltrar(tx: Tx, hotId: number, a: Alcance): Promise<Opcao[]> {
  const r = await sql<Opcao>`
    select m.uid, m.nome from comitente m where m.hot_id = ${hotId} and (${a.de !== 'comitente'}
      or m.id in (select u.com_id from usuario_comitente u where u.usu_id = ${usuDe(a)}::int and u.hot_id = ${hotId}))
      and (m.ativo or not exists (select from lote l join leilao f on f.id = l.lei_id where l.com_id = m.id and f.hot_id = ${hotId} and f.teste))
    order by m.nome limit 1000`.execute(tx)
  return r.rows
}

export async function patiosParaFiltrar(tx: Tx, hotId: number, a: Alcance): Promise<Opcao[]> {
  const r = await sql<Opcao>`
    select p.uid, p.nome from patio p where p.hot_id = ${hotId} and (${a.de !== 'patios'}
      or p.id in (select u.pat_id from usuario_patio u where u.usu_id = ${usuDe(a)}::int and u.hot_id = ${hotId}))
    order by p.nome limit 300`.execute(tx)
  return r.rows
}
