// The statements of the reports about auctions and lots: one row per lot, auction or bidder, with the fields that the
// declarations name.
import { LOTES_FORA_DA_VENDA } from '@martelo/domain/vendas/somas.ts'
import { type RawBuilder, sql } from 'kysely'
import { comissaoPeloContrato, DESPESAS_DO_LOTE, type FaixasDosContratos } from '../prestacoes/door.ts'
import { dia, mes, minuto, pedePatio, type Recorte, recortar } from './recortar.ts'

type Linhas = (r: Recorte) => RawBuilder<unknown>

const DATA = sql`a.data`
const LOTE = {
  casa: sql`l.hot_id`,
  quando: DATA,
  leilao: sql`l.lei_id`,
  comitente: sql`l.com_id`,
  patio: sql`v.pat_id`,
}
/** A hundred thousand goods are joined only when a filter or a reach asks for their yard. */
const comVeiculo = (r: Recorte): RawBuilder<unknown> =>
  pedePatio(r) ? sql`join veiculo v on v.id = l.vei_id` : sql``
const FORA = [...LOTES_FORA_DA_VENDA]
/** Over the item `i` of the sale `s` of the lot `l`: still sold. */
export const VENDIDO = sql`i.ativo and s.situacao not in ('Cancelada', 'Cliente Desistiu') and l.situacao <> all(${FORA}::text[])`
export const COMISSAO = sql`(greatest(i.valor_comissao, 0) + greatest(i.valor_comissao_extra, 0))`
export const DESPESAS = sql`(greatest(i.valor_taxa_adm, 0) + greatest(i.valor_despachante, 0) + greatest(i.valor_remocao, 0)
  + greatest(i.valor_vistoria, 0) + greatest(i.valor_deposito_de_bens, 0) + greatest(i.valor_outros, 0) + greatest(i.valor_sedex, 0))`
/** A bid of a person's own, or made for him within his limit. */
const LANCE_DE_PESSOA = sql`b.cli_id is not null and b.tipo in ('Manual', 'Automático', 'Compre Já') and b.situacao <> 'cancelado'`

export const arrematados: Linhas = (r) => sql`
  select l.uid as alvo, l.posicao_leilao as posicao, l.nome, v.chassi, i.valor, l.numero, v.placa, a.nome as leilao, ${dia(DATA)} as data,
    ${mes(DATA)} as mes, m.nome as comitente, k.nome as arrematante, ${COMISSAO} as comissao, ${DESPESAS} as despesas,
    i.valor + ${COMISSAO} + ${DESPESAS} as total, l.situacao, t.nome as tipo, p.nome as patio
  from venda_item i join venda s on s.id = i.vnd_id join lote l on l.id = i.lel_id join leilao a on a.id = l.lei_id
    join veiculo v on v.id = l.vei_id join comitente m on m.id = l.com_id join cliente k on k.id = s.cli_id
    join tipo_lote t on t.id = l.tipo_id left join patio p on p.id = v.pat_id
  where ${recortar(r, LOTE)} and ${VENDIDO}`

/** What the sold lots of an auction fetched. */
const vendidosDoLeilao = (
  hotId: number,
): RawBuilder<unknown> => sql`(select l.lei_id, count(*)::int as vendidos, sum(i.valor)::bigint as valor, sum(${COMISSAO})::bigint as comissao
    from venda_item i join venda s on s.id = i.vnd_id join lote l on l.id = i.lel_id where i.hot_id = ${hotId} and ${VENDIDO} group by 1)`

export const leilao: Linhas = (r) => sql`
  select a.id::text as alvo, a.nome, ${dia(DATA)} as data, ${mes(DATA)} as mes, a.situacao, a.modalidade, o.nome as leiloeiro,
    coalesce(x.ofertados, 0) as ofertados, coalesce(y.vendidos, 0) as vendidos, coalesce(x.condicionais, 0) as condicionais,
    coalesce(x.em_identificacao, 0) as em_identificacao, coalesce(x.lances, 0) as lances, coalesce(x.minimo, 0) as minimo, coalesce(y.valor, 0) as valor, coalesce(y.comissao, 0) as comissao,
    (100.0 * coalesce(y.vendidos, 0) / nullif(x.ofertados, 0))::float8 as conversao
  from leilao a join leiloeiro o on o.id = a.leo_id
    left join (select l.lei_id, count(*)::int as ofertados, (count(*) filter (where l.situacao = 'CONDICIONAL'))::int as condicionais,
        (count(*) filter (where l.situacao = 'AG_CLIENTE'))::int as em_identificacao, sum(l.lance_quantidade)::int as lances, sum(l.minimo)::bigint as minimo
      from lote l where l.hot_id = ${r.hotId} and l.situacao <> 'CADASTRADO' group by 1) x on x.lei_id = a.id
    left join ${vendidosDoLeilao(r.hotId)} y on y.lei_id = a.id
  where ${recortar(r, { casa: sql`a.hot_id`, quando: DATA, leilao: sql`a.id` })}`

/** The sold item of the lot `l`. */
const ITEM_DO_LOTE = sql`left join lateral (select i.id, i.valor from venda_item i join venda s on s.id = i.vnd_id
    where i.lel_id = l.id and ${VENDIDO} limit 1) w on true`

/** As his own list of lots counts it: by the statement that the lot stands in, else by what his contract says today. */
export const comitente = (r: Recorte, faixas: FaixasDosContratos): RawBuilder<unknown> => sql`
  select l.uid as alvo, l.posicao_leilao as posicao, l.nome, v.chassi, w.valor, v.placa, m.nome as comitente, a.nome as leilao,
    ${dia(DATA)} as data, ${mes(DATA)} as mes, l.situacao, t.nome as tipo, l.valor_comitente as reserva, l.lance_valor as lance,
    k.comissao, e.despesas, (w.id is not null)::int as vendido,
    case when q.valor is not null then 'Na prestação' when w.id is not null then 'Prevista' end as conta,
    case when w.id is not null then coalesce(q.valor + q.multa + q.correcao, w.valor) - k.comissao - e.despesas when e.despesas > 0 then -e.despesas end as liquido
  from lote l join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id join comitente m on m.id = l.com_id
    join tipo_lote t on t.id = l.tipo_id ${ITEM_DO_LOTE} left join prestacao_item q on q.item_id = w.id and q.hot_id = l.hot_id
    cross join lateral (select ${DESPESAS_DO_LOTE} as despesas) e
    cross join lateral (select case when w.id is not null then coalesce(q.comissao, ${comissaoPeloContrato(sql`w.valor`, faixas)}) end as comissao) k
  where ${recortar(r, LOTE)} and l.situacao <> 'CADASTRADO'`

/**
 * Written once for each auction (`offset 0` keeps it so), and not for each of its lots or bidders: a large house has 100 and
 * 400 of them.
 */
const diasDoLeilao = (hotId: number): RawBuilder<unknown> =>
  sql`(select a.id, a.nome, a.data, ${dia(DATA)} as dia, ${mes(DATA)} as mes from leilao a where a.hot_id = ${hotId} offset 0)`

/** Visits and bidders lot by lot: grouped over all of the house they fit into no memory. */
export const conversao: Linhas = (r) => sql`
  select l.uid as alvo, l.numero, l.nome, a.nome as leilao, a.dia as data, a.mes, t.nome as tipo, m.nome as comitente,
    z.visitas, z.visitantes, l.lance_quantidade as lances, y.licitantes,
    (l.lance_quantidade > 0)::int as com_lance, (w.id is not null)::int as vendido, w.valor
  from lote l join ${diasDoLeilao(r.hotId)} a on a.id = l.lei_id ${comVeiculo(r)} join comitente m on m.id = l.com_id
    join tipo_lote t on t.id = l.tipo_id ${ITEM_DO_LOTE}
    cross join lateral (select coalesce(sum(n.visitas), 0)::int as visitas, count(*)::int as visitantes
      from (select count(*) as visitas from visita z where z.lel_id = l.id and z.hot_id = ${r.hotId} group by z.cli_id, z.visitante_uid) n) z
    cross join lateral (select count(distinct b.cli_id)::int as licitantes from lance b
      where b.lel_id = l.id and b.hot_id = ${r.hotId} and ${LANCE_DE_PESSOA}) y
  where ${recortar(r, LOTE)} and l.situacao <> 'CADASTRADO'`

/** Auction by auction: its bidders are grouped in memory, and an auction that is not asked for is not read. */
export const licitantes: Linhas = (r) => sql`
  select k.id::text as alvo, k.nome as licitante, k.apelido, a.nome as leilao, a.dia as data, a.mes, g.lances, g.disputados, g.ganhos,
    g.disputados - g.ganhos as perdidos, g.valor, g.maior_perdido, case when g.ganhos > 0 then 'Ganhou' else 'Não ganhou' end as resultado
  from (select a.id as lei_id, x.* from leilao a cross join lateral (
      select d.cli_id, sum(d.lances)::int as lances, count(*)::int as disputados, count(w.valor)::int as ganhos,
        coalesce(sum(w.valor), 0)::bigint as valor, max(d.maior) filter (where w.valor is null) as maior_perdido
      from (select b.lel_id, b.cli_id, count(*) as lances, max(b.valor) as maior
          from lote l ${comVeiculo(r)} join lance b on b.lel_id = l.id
          where l.lei_id = a.id and ${recortar(r, LOTE)} and b.hot_id = ${r.hotId} and ${LANCE_DE_PESSOA} group by 1, 2) d
        left join (select i.lel_id, s.cli_id, i.valor from lote l join venda_item i on i.lel_id = l.id join venda s on s.id = i.vnd_id
          where l.lei_id = a.id and i.hot_id = ${r.hotId} and ${VENDIDO}) w on w.lel_id = d.lel_id and w.cli_id = d.cli_id
      group by 1 offset 0) x where a.hot_id = ${r.hotId}) g
    join cliente k on k.id = g.cli_id join ${diasDoLeilao(r.hotId)} a on a.id = g.lei_id`

/**
 * By the first deadline and the first answer: later ones wait for the client too. A lot that left before either (a repasse, a
 * cancelled one) was never late.
 */
export const condicionais: Linhas = (r) => sql`
  select l.uid as alvo, l.numero, l.nome, m.nome as comitente, a.nome as leilao, ${minuto(sql`l.condicional_data`)} as inicio,
    ${mes(sql`l.condicional_data`)} as mes, ${dia(sql`(l.condicional_primeiro_prazo - interval '1 second')`)} as prazo, ${minuto(sql`l.condicional_primeira_resposta_at`)} as resposta,
    (extract(epoch from l.condicional_primeira_resposta_at - l.condicional_data) / 3600)::float8 as horas,
    case when l.condicional_resposta is not null then l.condicional_resposta when l.condicional_primeira_resposta_at is not null then 'Novo valor'
      when l.condicional_negada_por = 'PRAZO' then 'Prazo vencido' else 'Sem resposta' end as respondida,
    (l.condicional_primeira_resposta_at is not null)::int as com_resposta,
    (l.condicional_primeira_resposta_at is not null or l.condicional_prorrogacoes > 0 or l.condicional_negada_por = 'PRAZO'
      or (l.situacao = 'CONDICIONAL' and l.condicional_primeiro_prazo <= clock_timestamp()))::int as devida,
    coalesce(l.condicional_primeira_resposta_at <= l.condicional_primeiro_prazo, false)::int as no_prazo,
    (l.condicional_resposta = 'Liberada')::int as liberada, l.lance_valor as lance, l.valor_vendido as valor, l.valor_comitente as reserva
  from lote l join leilao a on a.id = l.lei_id join veiculo v on v.id = l.vei_id join comitente m on m.id = l.com_id
  where ${recortar(r, { ...LOTE, quando: sql`l.condicional_data` })} and l.condicional_data is not null`

/** Every lot with a bid, with what its vehicle was worth the time before, sold or bid, and what it fetched. */
const comAnterior = (
  hotId: number,
): RawBuilder<unknown> => sql`(select l.id, l.uid, l.hot_id, l.lei_id, l.com_id, l.vei_id, l.tipo_id, l.posicao_leilao, l.nome,
      w.valor, a.nome as leilao, a.data, lag(coalesce(l.valor_vendido, l.lance_valor)) over (partition by l.vei_id order by a.data, l.id) as do_veiculo
    from lote l join leilao a on a.id = l.lei_id
      left join (select i.lel_id, i.valor from venda_item i join venda s on s.id = i.vnd_id join lote l on l.id = i.lel_id
        where i.hot_id = ${hotId} and i.valor > 0 and ${VENDIDO}) w on w.lel_id = l.id
    where l.hot_id = ${hotId} and l.lance_valor is not null and not a.teste)`

/** What each lot fetched against the time before: of the same vehicle, else of the same model and year. */
export const precos: Linhas = (r) => sql`
  select n.*, case when n.fipe > 0 then n.valor end as valor_com_fipe, (100.0 * n.valor / nullif(n.fipe, 0))::float8 as da_fipe,
    case when n.anterior is not null then n.valor end as valor_com_anterior, (100.0 * n.valor / nullif(n.anterior, 0) - 100)::float8 as variacao
  from (select l.alvo, l.posicao, l.nome, l.chassi, l.valor, l.leilao, ${dia(sql`l.data`)} as data, ${mes(sql`l.data`)} as mes, l.ano_modelo, l.marca, l.tipo,
      l.comitente, l.fipe, coalesce(l.do_veiculo, l.do_modelo) as anterior,
      case when l.do_veiculo is not null then 'Veículo' when l.do_modelo is not null then 'Modelo' end as anterior_de
    from (select n.uid as alvo, n.hot_id, n.lei_id, n.com_id, v.pat_id, n.data, n.posicao_leilao as posicao, n.nome, v.chassi, n.valor, n.leilao,
        v.ano_modelo, v.marca, t.nome as tipo, m.nome as comitente, v.fipe_valor as fipe, n.do_veiculo,
        lag(n.valor) over (partition by v.marca, v.modelo, v.ano_modelo order by n.data, n.id) as do_modelo
      from ${comAnterior(r.hotId)} n join veiculo v on v.id = n.vei_id join comitente m on m.id = n.com_id join tipo_lote t on t.id = n.tipo_id
      where n.valor is not null) l
    where ${recortar(r, { casa: sql`l.hot_id`, quando: sql`l.data`, leilao: sql`l.lei_id`, comitente: sql`l.com_id`, patio: sql`l.pat_id` })}) n`
