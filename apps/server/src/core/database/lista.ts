// The few lines that every back-office list needs: paging, a sort from a table of allowed columns, and free text without
// regard to accents and case.
//
// Refuses column names from the request: only what the table names is sorted by; anything else falls back to the list's
// own order.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './database.ts'

export interface Pagina {
  readonly pagina: number
  readonly porPagina: number
  /** a column's name, with "-" for descending */
  readonly ordenar?: string | undefined
}

/** `limit … offset …` of one page. */
export function paginaSql({ pagina, porPagina }: Pick<Pagina, 'pagina' | 'porPagina'>): RawBuilder<unknown> {
  return sql`limit ${porPagina} offset ${(pagina - 1) * porPagina}`
}

/** `order by`, by the asked column when the table has it; `desempate` keeps pages from overlapping. */
export function ordemSql(
  ordenar: string | undefined,
  colunas: Readonly<Record<string, RawBuilder<unknown>>>,
  padrao: RawBuilder<unknown>,
  desempate: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const nome = ordenar?.replace(/^-/, '') ?? ''
  const coluna = Object.hasOwn(colunas, nome) ? colunas[nome] : undefined
  if (coluna === undefined) return sql`order by ${padrao}, ${desempate}`
  const direcao = ordenar?.startsWith('-') ? sql`desc` : sql`asc`
  return sql`order by ${coluna} ${direcao} nulls last, ${desempate}`
}

/** Whether one of the columns holds the text, accents and case aside. An empty text matches everything. */
export function contemSql(
  texto: string | undefined,
  colunas: readonly RawBuilder<unknown>[],
): RawBuilder<boolean> {
  if (texto === undefined || texto.trim() === '') return sql<boolean>`true`
  const padrao = `%${texto.trim().replace(/[\\%_]/g, (c) => `\\${c}`)}%`
  const partes = colunas.map((c) => sql`busca_chave(coalesce(${c}, '')) like busca_chave(${padrao})`)
  return sql<boolean>`(${sql.join(partes, sql` or `)})`
}

/** What a list reads: columns `de` where, in an order; `deTudo` is what the rows alone need beside `de`, not the count. */
export interface Lista {
  readonly colunas: RawBuilder<unknown>
  readonly de: RawBuilder<unknown>
  readonly deTudo?: RawBuilder<unknown>
  readonly onde: readonly RawBuilder<unknown>[]
  /** with its `order by`, as `ordemSql` makes it; the last key tells rows apart */
  readonly ordem: RawBuilder<unknown>
  readonly pagina: Pick<Pagina, 'pagina' | 'porPagina'>
}
export interface Listados<L> {
  readonly linhas: L[]
  readonly total: number
}

/** One page of a list, and how many there are in all: the one way of every `qb` call. */
export async function listar<L>(tx: Tx, l: Lista): Promise<Listados<L>> {
  const onde = todas(l.onde)
  const { rows } = await sql<L>`
    select ${l.colunas} from ${l.de} ${l.deTudo ?? sql``} where ${onde} ${l.ordem} ${paginaSql(l.pagina)}`.execute(
    tx,
  )
  // A page that is not full says itself how many there are; one past the end says nothing.
  const cheia = rows.length === l.pagina.porPagina
  if (!cheia && (rows.length > 0 || l.pagina.pagina === 1))
    return { linhas: rows, total: (l.pagina.pagina - 1) * l.pagina.porPagina + rows.length }
  const n = await sql<{ n: number }>`select count(*)::int as n from ${l.de} where ${onde}`.execute(tx)
  return { linhas: rows, total: n.rows[0]?.n ?? 0 }
}

/** Joins conditions by AND. */
export function todas(condicoes: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return condicoes.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(condicoes, sql` and `)})`
}
