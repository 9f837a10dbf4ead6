// The papers on their way, as rows. Every statement names its hotsite.
import type { NaFila, SituacaoNaFila } from '@martelo/domain/entregas/fila-da-documentacao.ts'
import type { MetodoDeEntrega } from '@martelo/domain/entregas/metodos-de-entrega.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, todas } from '../../core/database/lista.ts'

export interface FiltroDaFila {
  readonly situacoes: readonly string[]
  readonly metodo: MetodoDeEntrega | undefined
  readonly busca: string | undefined
}

/** More than a house has on its way at one time; the oldest count. */
const NO_MAXIMO = 5000

const DE = sql`venda_item i join venda v on v.id = i.vnd_id join cliente c on c.id = v.cli_id join lote l on l.id = i.lel_id
  join veiculo ve on ve.id = l.vei_id join leilao a on a.id = l.lei_id join comitente m on m.id = l.com_id left join patio pe on pe.id = i.pat_id`

/** Ids and what their deadline follows from. */
export async function itensNaFila(
  tx: Tx,
  hotId: number,
  f: FiltroDaFila,
  previsaoPadrao: number,
): Promise<NaFila[]> {
  const onde = todas([
    sql`i.hot_id = ${hotId} and i.ativo and i.entregue_at is not null and i.documentacao_situacao = any(${[...f.situacoes]}::text[])`,
    f.metodo === undefined ? sql`true` : sql`i.metodo_entrega = ${f.metodo}`,
    contemSql(f.busca, [
      sql`l.numero`,
      sql`l.nome`,
      sql`ve.placa`,
      sql`c.nome`,
      sql`i.documentacao_codigo_envio`,
    ]),
  ])
  const r = await sql<NaFila>`
    select i.id, to_char(i.entregue_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as retirada_em,
      coalesce(i.documentacao_previsao_dias, ${previsaoPadrao})::int as previsao_dias
    from ${DE} where ${onde} order by i.entregue_at limit ${NO_MAXIMO}`.execute(tx)
  return r.rows
}

export interface LinhaDaFila {
  id: number
  uid: string
  versao: number
  vndId: number
  leilao: string
  lote: string
  veiculo: string
  placa: string | null
  comprador: string
  comitente: string
  metodo: MetodoDeEntrega | null
  destino: string | null
  situacao: SituacaoNaFila
  codigoEnvio: string | null
  enviadoAt: Date | null
}

/** In the order of `ids`. */
export async function linhasDaFila(tx: Tx, hotId: number, ids: readonly number[]): Promise<LinhaDaFila[]> {
  const r = await sql<LinhaDaFila>`
    select i.id, i.uid, i.versao, i.vnd_id, a.nome as leilao, l.numero as lote, l.nome as veiculo, ve.placa,
      coalesce(c.razao_social, c.nome) as comprador, m.nome as comitente, i.metodo_entrega as metodo,
      case when i.metodo_entrega = 'Retirada' then pe.nome
        when i.metodo_entrega is not null then nullif(concat_ws('/', i.endereco_entrega->>'cidade', i.endereco_entrega->>'estado_sigla'), '') end as destino,
      i.documentacao_situacao as situacao, i.documentacao_codigo_envio as codigo_envio, i.documentacao_envio_at as enviado_at
    from ${DE} where i.hot_id = ${hotId} and i.id = any(${[...ids]}::int[])
    order by array_position(${[...ids]}::int[], i.id)`.execute(tx)
  return r.rows
}

export interface LinhaDaEtiqueta {
  id: number
  vndId: number
  metodo: string
  comprador: string
  lote: string
  veiculo: string
  placa: string | null
  rua: string
  bairro: string
  cidade: string
  uf: string
  cep: string
}

/**
 * What goes by mail, of some items or of one auction whose papers have not left: to the address that the buyer chose,
 * which is that of his record on that day.
 */
export async function etiquetasDe(
  tx: Tx,
  hotId: number,
  por: { readonly ids: readonly number[] } | { readonly uid: string },
): Promise<LinhaDaEtiqueta[]> {
  const quais =
    'ids' in por
      ? sql`i.id = any(${[...por.ids]}::int[])`
      : sql`(i.uid::text = ${por.uid} or a.uid::text = ${por.uid} and i.documentacao_situacao in ('em_analise', 'com_despachante', 'aguardando_comitente'))`
  const r = await sql<LinhaDaEtiqueta>`
    select i.id, i.vnd_id, i.metodo_entrega as metodo, coalesce(c.razao_social, c.nome) as comprador, l.numero as lote, l.nome as veiculo, ve.placa,
      concat_ws(', ', concat_ws(' ', e.tipo_logradouro, e.logradouro), e.numero, e.complemento) as rua, e.bairro, e.cidade, e.estado_sigla as uf, e.cep
    from venda_item i join venda v on v.id = i.vnd_id join cliente c on c.id = v.cli_id join lote l on l.id = i.lel_id
      join veiculo ve on ve.id = l.vei_id join leilao a on a.id = l.lei_id
      join lateral (select * from jsonb_populate_record(null::endereco, i.endereco_entrega) where i.endereco_entrega is not null
        union all select e.* from endereco e where e.cli_id = v.cli_id and i.endereco_entrega is null limit 1) e on true
    where i.hot_id = ${hotId} and i.ativo and i.metodo_entrega in ('Sedex', 'Carta Registrada') and v.situacao = 'Fechada' and ${quais}
    order by l.posicao_leilao, i.id`.execute(tx)
  return r.rows
}
