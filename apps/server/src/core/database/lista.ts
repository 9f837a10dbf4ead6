// The few lines that every back-office list needs: paging, a sort from a table of allowed columns, and free text without
// regard to accents and case.
//
// How one could get it wrong: putting a column name from the request into SQL. Only what the table names is sorted by;
// anything else falls back to the list's own order.
import { type RawBuilder, sql } from 'kysely'

export interface Pagina {
  readonly pagina: number
  readonly porPagina: number
  /** a column's name, with "-" for descending */
  readonly ordenar?: string | undefined
}

/** `limit … offset …` of one page. */
export function paginaSql({ pagina, porPagina }: Pagina): RawBuilder<unknown> {
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

/** Joins conditions by AND. */
export function todas(condicoes: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return condicoes.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(condicoes, sql` and `)})`
}
