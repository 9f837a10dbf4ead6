// The statements of the reports about goods and their removals.
import { type RawBuilder, sql } from 'kysely'
import { foraDoTeste } from '../leiloes/door.ts'
import { valorParaOComitente } from '../remocoes/door.ts'
import { dia, faixaDeIdade, mes, minuto, type Recorte, recortar } from './recortar.ts'

type Linhas = (r: Recorte) => RawBuilder<unknown>

const VEICULO = { casa: sql`v.hot_id`, comitente: sql`v.com_id`, patio: sql`v.pat_id` }
const DIAS = sql`extract(day from clock_timestamp() - v.no_patio_desde)::int`
const NO_ESTOQUE = sql`v.situacao in ('ESTOQUE', 'EM_LEILAO')`

export const estoque: Linhas = (r) => sql`
  select v.uid as alvo, v.nome, v.placa, v.chassi, t.nome as tipo, m.nome as comitente, coalesce(p.nome, 'Local externo') as patio, v.situacao,
    ${dia(sql`v.no_patio_desde`)} as desde, ${DIAS} as dias, ${faixaDeIdade(DIAS)} as faixa, v.valor_mercado as mercado, v.fipe_valor as fipe
  from veiculo v join tipo_lote t on t.id = v.tipo_id join comitente m on m.id = v.com_id left join patio p on p.id = v.pat_id
  where ${recortar(r, VEICULO)} and ${NO_ESTOQUE} and ${foraDoTeste(r.hotId)}`

export const envelhecimento: Linhas = (r) => sql`
  select v.uid as alvo, v.nome, v.placa, m.nome as comitente, coalesce(p.nome, 'Local externo') as patio, ${DIAS} as dias,
    ${faixaDeIdade(DIAS)} as faixa, coalesce(o.ofertas, 0) as ofertas, o.ultimo_lance, v.valor_mercado as mercado
  from veiculo v join comitente m on m.id = v.com_id left join patio p on p.id = v.pat_id
    left join (select l.vei_id, count(*)::int as ofertas, (array_agg(l.lance_valor order by a.data desc) filter (where l.lance_valor is not null))[1] as ultimo_lance
      from lote l join leilao a on a.id = l.lei_id where l.hot_id = ${r.hotId} and l.situacao <> 'CADASTRADO' and not a.teste group by 1) o on o.vei_id = v.id
  where ${recortar(r, VEICULO)} and ${NO_ESTOQUE} and ${foraDoTeste(r.hotId)}`

export const remocao: Linhas = (r) => sql`
  select x.uid as alvo, v.nome, v.placa, v.chassi, m.nome as comitente, p.nome as patio, t.nome as transportadora, x.situacao,
    ${minuto(sql`x.solicitada_at`)} as solicitada, ${mes(sql`x.solicitada_at`)} as mes, to_char(x.prevista_em, 'YYYY-MM-DD') as prevista,
    ${minuto(sql`x.fim_at`)} as fim, (extract(epoch from x.fim_at - x.solicitada_at) / 86400)::float8 as dias, x.km,
    ${r.alcance.de === 'comitente' ? valorParaOComitente(sql`x`) : sql`x.valor`} as valor, x.quem_paga
  from remocao x join veiculo v on v.id = x.vei_id join comitente m on m.id = x.com_id join patio p on p.id = x.pat_id
    left join transportadora t on t.id = x.tra_id
  where ${recortar(r, { casa: sql`x.hot_id`, quando: sql`x.solicitada_at`, comitente: sql`x.com_id`, patio: sql`x.pat_id` })}`
