// Sales that stand, by make and model, in one hotsite. Refuses conditional bids not yet accepted and sales that were
// undone: those prices were never paid. The reserve is not read here.
import { SITUACOES_VENDIDAS } from '@martelo/domain/lotes/vendidas.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** A model is a page; more of them are none of a reader's. */
const MODELOS = 500
/** All sales of one model count for its numbers, up to here the newest. */
const VENDAS = 2000

export interface ModeloVendido {
  marca: string
  modelo: string
  quantidade: number
  mediana: number
  parteDaFipe: number | null
}

export async function lerModelosVendidos(tx: Tx, hotId: number): Promise<ModeloVendido[]> {
  const { rows } = await sql<ModeloVendido>`
    select v.marca, v.modelo, count(*)::int as quantidade,
      round(percentile_cont(0.5) within group (order by l.valor_vendido))::float8 as mediana,
      round(percentile_cont(0.5) within group (order by l.valor_vendido * 100.0 / nullif(v.fipe_valor, 0)))::float8 as parte_da_fipe
    from lote l join veiculo v on v.id = l.vei_id and v.hot_id = l.hot_id
    where l.hot_id = ${hotId} and l.situacao = any(${[...SITUACOES_VENDIDAS]}) and l.valor_vendido is not null
      and v.marca <> '' and v.modelo <> ''
    group by v.marca, v.modelo order by count(*) desc, v.marca, v.modelo limit ${MODELOS}`.execute(tx)
  return rows
}

export interface VendaLida {
  data: Date
  valor: number
  anoModelo: number | null
  fipe: number | null
  leilao: string
}

/** The newest first. `pares`: all spellings of one model. */
export async function lerVendasDoModelo(
  tx: Tx,
  hotId: number,
  pares: readonly { marca: string; modelo: string }[],
): Promise<VendaLida[]> {
  const marcas = pares.map((p) => p.marca)
  const modelos = pares.map((p) => p.modelo)
  const { rows } = await sql<VendaLida>`
    select coalesce(l.encerrado_at, a.encerrado_at, a.data) as data, l.valor_vendido as valor, v.ano_modelo,
      v.fipe_valor as fipe, a.nome as leilao
    from unnest(${marcas}::text[], ${modelos}::text[]) as m (marca, modelo)
    join veiculo v on v.hot_id = ${hotId} and v.marca = m.marca and v.modelo = m.modelo
    join lote l on l.vei_id = v.id and l.hot_id = v.hot_id
    join leilao a on a.id = l.lei_id
    where l.situacao = any(${[...SITUACOES_VENDIDAS]}) and l.valor_vendido is not null
    order by 1 desc limit ${VENDAS}`.execute(tx)
  return rows
}
