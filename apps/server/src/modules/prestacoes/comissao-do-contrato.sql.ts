// The consignor's commission on lots that no statement holds yet, in the database, where whole reports are added up. The
// bands of a contract are read by the domain's rule (domain/prestacoes/comissao-do-contrato.ts); this only picks and rounds.
import { lerFaixas } from '@martelo/domain/prestacoes/comissao-do-contrato.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

interface FaixasDeUm {
  readonly comId: number
  /** every limit but the last band's, which has none; rising */
  readonly ate: readonly number[]
  /** one more than the limits */
  readonly taxas: readonly number[]
}
export type FaixasDosContratos = readonly FaixasDeUm[]

/** Of the house's consignors whose contract has bands. */
export async function faixasDosContratos(tx: Tx, hotId: number): Promise<FaixasDosContratos> {
  const { rows } = await sql<{ id: number; comissaoFaixas: string }>`
    select id, comissao_faixas from comitente where hot_id = ${hotId} and comissao_faixas is not null and comissao_paga_por = 'comitente'`.execute(
    tx,
  )
  return rows.flatMap(({ id, comissaoFaixas }) => {
    const lidas = lerFaixas(comissaoFaixas)
    if (!lidas.ok || lidas.faixas.length === 0) return []
    const { faixas } = lidas
    return [
      {
        comId: id,
        ate: faixas.flatMap((f) => (f.ate === null ? [] : [f.ate])),
        taxas: faixas.map((f) => f.porcentagem),
      },
    ]
  })
}

const lista = (valores: readonly number[], tipo: 'bigint' | 'numeric'): RawBuilder<unknown> =>
  sql`${sql.lit(`{${valores.join(',')}}`)}::${sql.raw(tipo)}[]`

/** The rate that the contract of the consignor `m` takes of this hammer value. */
function taxa(valor: RawBuilder<unknown>, faixas: FaixasDosContratos): RawBuilder<unknown> {
  const geral = sql`coalesce(m.comissao_porcentagem, 0)`
  if (faixas.length === 0) return geral
  const casos = faixas.map(
    (f) =>
      sql`when ${f.comId} then (${lista(f.taxas, 'numeric')})[1 + width_bucket(${valor} - 1, ${lista(f.ate, 'bigint')})]`,
  )
  return sql`case m.id ${sql.join(casos, sql` `)} else ${geral} end`
}

/** Over the consignor `m`: of one lot with this hammer value, half up, never more than it was sold for. */
export const comissaoPeloContrato = (
  valor: RawBuilder<unknown>,
  faixas: FaixasDosContratos,
): RawBuilder<number> =>
  sql<number>`(case when m.comissao_paga_por = 'comprador' then 0
    else least(${valor}, greatest(round(${valor} * ${taxa(valor, faixas)} / 100), coalesce(m.comissao_minima, 0))) end)::bigint`
