// What was published. A version is written once and whole; the page's pointer says which one visitors see.
import type { Elemento } from '@martelo/domain/conteudo/elementos.ts'
import type { ConteudoDaPagina } from '@martelo/domain/conteudo/paginas.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export type Conteudo = ConteudoDaPagina<Elemento>

/** What the site knows of an address: a row of the house, and what is published of it. */
export interface PaginaNoAr {
  readonly uri: string
  readonly modelo: number | null
  readonly ativa: boolean
  /** null: edited, but never published; visitors get the product's own */
  readonly conteudo: Conteudo | null
}

export async function paginaNoAr(tx: Tx, hotId: number, uri: string): Promise<PaginaNoAr | undefined> {
  const r = await sql<PaginaNoAr>`
    select p.uri, p.modelo, p.ativa, v.conteudo from pagina p left join pagina_versao v on v.id = p.publicada_id and v.hot_id = p.hot_id
    where p.hot_id = ${hotId} and p.uri = ${uri}`.execute(tx)
  return r.rows[0]
}

/** A new version becomes what visitors see, in the transaction of the caller. */
export async function publicar(
  tx: Tx,
  pagina: { readonly hotId: number; readonly id: number },
  conteudo: Conteudo,
  por: { readonly usuId: number; readonly nome: string },
): Promise<{ readonly id: number; readonly numero: number }> {
  const nova = await tx
    .insertInto('paginaVersao')
    .values({
      hotId: pagina.hotId,
      pagId: pagina.id,
      numero: sql<number>`(select coalesce(max(numero), 0) + 1 from pagina_versao where pag_id = ${pagina.id})`,
      conteudo: JSON.stringify(conteudo),
      publicadaBy: por.usuId,
      publicadaNome: por.nome,
    })
    .returning(['id', 'numero'])
    .executeTakeFirstOrThrow()
  return nova
}

export interface LinhaDeVersao {
  id: number
  numero: number
  publicadaAt: Date
  publicadaNome: string | null
  sessoes: number
}

const VERSOES_MOSTRADAS = 50

export async function listarVersoes(tx: Tx, hotId: number, pagId: number): Promise<LinhaDeVersao[]> {
  const r = await sql<LinhaDeVersao>`
    select id, numero, publicada_at, publicada_nome, jsonb_array_length(conteudo->'sessoes') as sessoes from pagina_versao
    where hot_id = ${hotId} and pag_id = ${pagId} order by numero desc limit ${VERSOES_MOSTRADAS}`.execute(tx)
  return r.rows
}

export async function conteudoDaVersao(
  tx: Tx,
  hotId: number,
  pagId: number,
  numero: number,
): Promise<Conteudo | undefined> {
  const v = await tx
    .selectFrom('paginaVersao')
    .select('conteudo')
    .where('hotId', '=', hotId)
    .where('pagId', '=', pagId)
    .where('numero', '=', numero)
    .executeTakeFirst()
  return v?.conteudo as Conteudo | undefined
}

export async function versaoNoAr(
  tx: Tx,
  hotId: number,
  id: number | null,
): Promise<{ numero: number; publicadaAt: Date; publicadaNome: string | null } | undefined> {
  if (id === null) return undefined
  return tx
    .selectFrom('paginaVersao')
    .select(['numero', 'publicadaAt', 'publicadaNome'])
    .where('hotId', '=', hotId)
    .where('id', '=', id)
    .executeTakeFirst()
}
