// What reports can be narrowed to, within a person's reach: what the text finds, the chosen one before all.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql } from '../../core/database/lista.ts'
import type { Recorte } from './recortar.ts'

interface Opcao {
  readonly uid: string
  readonly nome: string
}
type Alcance = Recorte['alcance']
export interface Procura {
  readonly hotId: number
  readonly alcance: Alcance
  readonly busca?: string | undefined
  readonly escolhido?: string | undefined
}
/** As many as a drop-down shows; the rest is found by typing. */
const NO_MAXIMO = 50
const daCasa = (a: Alcance): boolean => a.de === 'casa'
const usuDe = (a: Alcance): number | null => (a.de === 'casa' ? null : a.usuId)

const achada = (p: Procura, uid: RawBuilder<unknown>, nome: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${uid} = ${p.escolhido ?? null}::uuid or ${contemSql(p.busca, [nome])})`
const antes = (p: Procura, uid: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${uid} is distinct from ${p.escolhido ?? null}::uuid`

const NOME_DO_LEILAO = sql`to_char(a.data at time zone 'America/Sao_Paulo', 'DD/MM/YYYY') || ' ' || a.nome`

/** The latest auctions; of a consignor those with his lots. */
export async function leiloesParaFiltrar(tx: Tx, p: Procura): Promise<Opcao[]> {
  const { hotId, alcance: a } = p
  if (a.de === 'patios') return []
  const r = await sql<Opcao>`
    select a.uid, ${NOME_DO_LEILAO} as nome from leilao a
    where a.hot_id = ${hotId} and not a.teste and (${daCasa(a)} or exists (select from lote l join usuario_comitente u on u.com_id = l.com_id
      where l.lei_id = a.id and l.hot_id = ${hotId} and u.usu_id = ${usuDe(a)}::int and u.hot_id = ${hotId}))
      and ${achada(p, sql`a.uid`, NOME_DO_LEILAO)}
    order by ${antes(p, sql`a.uid`)}, a.data desc, a.id limit ${NO_MAXIMO}`.execute(tx)
  return r.rows
}

export async function comitentesParaFiltrar(tx: Tx, p: Procura): Promise<Opcao[]> {
  const { hotId, alcance: a } = p
  const r = await sql<Opcao>`
    select m.uid, m.nome from comitente m where m.hot_id = ${hotId} and (${a.de !== 'comitente'}
      or m.id in (select u.com_id from usuario_comitente u where u.usu_id = ${usuDe(a)}::int and u.hot_id = ${hotId}))
      and (m.ativo or not exists (select from lote l join leilao f on f.id = l.lei_id where l.com_id = m.id and f.hot_id = ${hotId} and f.teste))
      and ${achada(p, sql`m.uid`, sql`m.nome`)}
    order by ${antes(p, sql`m.uid`)}, m.nome, m.id limit ${NO_MAXIMO}`.execute(tx)
  return r.rows
}

export async function patiosParaFiltrar(tx: Tx, p: Procura): Promise<Opcao[]> {
  const { hotId, alcance: a } = p
  const r = await sql<Opcao>`
    select p.uid, p.nome from patio p where p.hot_id = ${hotId} and (${a.de !== 'patios'}
      or p.id in (select u.pat_id from usuario_patio u where u.usu_id = ${usuDe(a)}::int and u.hot_id = ${hotId}))
      and ${achada(p, sql`p.uid`, sql`p.nome`)}
    order by ${antes(p, sql`p.uid`)}, p.nome, p.id limit ${NO_MAXIMO}`.execute(tx)
  return r.rows
}
