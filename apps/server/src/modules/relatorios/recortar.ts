// Narrows a report's statement: the house, the period, the filters, and what of it this person may read. Each statement says
// which of its columns these are; a reach that it has no column for finds nothing.
import { type RawBuilder, sql } from 'kysely'
import { todas } from '../../core/database/lista.ts'

export interface Recorte {
  readonly hotId: number
  /** days in Brasília, both within; null: open */
  readonly de: string | null
  readonly ate: string | null
  readonly leilao: string | null
  readonly comitente: string | null
  readonly patio: string | null
  readonly alcance: { readonly de: 'casa' } | { readonly de: 'patios' | 'comitente'; readonly usuId: number }
}

type Sql = RawBuilder<unknown>
interface Colunas {
  /** of the house, of the table that the rows are of */
  readonly casa: Sql
  readonly quando?: Sql
  /** the auction's internal id, and so on */
  readonly leilao?: Sql
  readonly comitente?: Sql
  readonly patio?: Sql
}

const ZONA = sql`'America/Sao_Paulo'`
export const dia = (instante: Sql): Sql => sql`to_char(${instante} at time zone ${ZONA}, 'YYYY-MM-DD')`
export const mes = (instante: Sql): Sql => sql`to_char(${instante} at time zone ${ZONA}, 'YYYY-MM')`
export const minuto = (instante: Sql): Sql =>
  sql`to_char(${instante} at time zone ${ZONA}, 'YYYY-MM-DD"T"HH24:MI')`

const FAIXAS_DE_IDADE = [
  [30, '0 a 30 dias'],
  [60, '31 a 60 dias'],
  [90, '61 a 90 dias'],
] as const
/** In words that stand in their order. */
export const faixaDeIdade = (dias: Sql): Sql =>
  sql`case ${sql.join(
    FAIXAS_DE_IDADE.map(([ate, nome]) => sql`when ${dias} <= ${sql.lit(ate)} then ${sql.lit(nome)}`),
    sql` `,
  )} when ${dias} <= 180 then '91 a 180 dias' else 'Mais de 180 dias' end`

function doAlcance(r: Recorte, c: Colunas): Sql[] {
  if (r.alcance.de === 'casa') return []
  const { usuId } = r.alcance
  if (r.alcance.de === 'comitente')
    return c.comitente === undefined
      ? [sql`false`]
      : [
          sql`${c.comitente} in (select u.com_id from usuario_comitente u where u.usu_id = ${usuId} and u.hot_id = ${r.hotId})`,
        ]
  return c.patio === undefined
    ? [sql`false`]
    : [
        sql`${c.patio} in (select u.pat_id from usuario_patio u where u.usu_id = ${usuId} and u.hot_id = ${r.hotId})`,
      ]
}

/** It is narrowed by the yard that the goods stand in. */
export const pedePatio = (r: Recorte): boolean => r.patio !== null || r.alcance.de === 'patios'

/** The house's rehearsal, of which there is one at most, is in no report. */
const semTeste = (hotId: number, leilao: Sql): Sql =>
  sql`${leilao} is distinct from (select f.id from leilao f where f.hot_id = ${hotId} and f.teste)`

export function recortar(r: Recorte, c: Colunas): RawBuilder<boolean> {
  const onde: Sql[] = [sql`${c.casa} = ${r.hotId}`, ...doAlcance(r, c)]
  if (c.leilao) onde.push(semTeste(r.hotId, c.leilao))
  if (c.quando && r.de !== null) onde.push(sql`${c.quando} >= ${r.de}::date::timestamp at time zone ${ZONA}`)
  if (c.quando && r.ate !== null)
    onde.push(sql`${c.quando} < (${r.ate}::date + 1)::timestamp at time zone ${ZONA}`)
  if (c.leilao && r.leilao !== null)
    onde.push(
      sql`${c.leilao} = (select f.id from leilao f where f.uid = ${r.leilao} and f.hot_id = ${r.hotId})`,
    )
  if (c.comitente && r.comitente !== null)
    onde.push(
      sql`${c.comitente} = (select f.id from comitente f where f.uid = ${r.comitente} and f.hot_id = ${r.hotId})`,
    )
  if (c.patio && r.patio !== null)
    onde.push(sql`${c.patio} = (select f.id from patio f where f.uid = ${r.patio} and f.hot_id = ${r.hotId})`)
  return todas(onde)
}
