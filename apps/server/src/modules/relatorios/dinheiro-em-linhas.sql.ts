// The statements of the reports about sales and what is still to come of them.
import { type RawBuilder, sql } from 'kysely'
import { COMISSAO, DESPESAS, VENDIDO } from './leiloes-em-linhas.sql.ts'
import { dia, mes, type Recorte, recortar } from './recortar.ts'

type Linhas = (r: Recorte) => RawBuilder<unknown>

/** The sums of a sale's items that are still sold. */
const itensDe = (
  hotId: number,
): RawBuilder<unknown> => sql`(select i.vnd_id, count(*)::int as itens, sum(i.valor)::bigint as valor,
      sum(${COMISSAO})::bigint as comissao, sum(${DESPESAS})::bigint as despesas, sum(greatest(i.valor_recibo, 0))::bigint as recibo
    from venda_item i join venda s on s.id = i.vnd_id join lote l on l.id = i.lel_id where i.hot_id = ${hotId} and ${VENDIDO} group by 1)`
/** The house's own boletos are in no total. */
const pagoDe = (
  hotId: number,
): RawBuilder<unknown> => sql`(select g.vnd_id, sum(g.valor) filter (where g.situacao = 'aprovado')::bigint as pago,
      sum(g.valor) filter (where g.situacao = 'aguardandoValidacao')::bigint as em_validacao
    from pagamento g where g.hot_id = ${hotId} and g.ativo and g.tipo <> 'BOLETO_INTERNO' group by 1)`
const TOTAL = sql`(coalesce(y.valor + y.comissao + y.despesas, 0))`

export const vendas: Linhas = (r) => sql`
  select s.id::text as alvo, ${dia(sql`s.created_at`)} as data, ${mes(sql`s.created_at`)} as mes, a.nome as leilao, k.nome as comprador, s.situacao,
    y.itens, y.valor, y.comissao, y.despesas, s.valor_desconto as desconto, ${TOTAL} - s.valor_desconto as total, coalesce(g.pago, 0) as pago,
    e.estado_sigla as uf
  from venda s join leilao a on a.id = s.lei_id join cliente k on k.id = s.cli_id join ${itensDe(r.hotId)} y on y.vnd_id = s.id
    left join ${pagoDe(r.hotId)} g on g.vnd_id = s.id left join endereco e on e.cli_id = k.id
  where ${recortar(r, { casa: sql`s.hot_id`, quando: sql`s.created_at`, leilao: sql`s.lei_id` })}`

const ATRASO = sql`((clock_timestamp() at time zone 'America/Sao_Paulo')::date - (s.data_pagamento at time zone 'America/Sao_Paulo')::date)`

export const recebiveis: Linhas = (r) => sql`
  select s.id::text as alvo, ${dia(sql`s.data_pagamento`)} as vencimento, ${mes(sql`s.data_pagamento`)} as mes, a.nome as leilao, k.nome as comprador,
    s.situacao, greatest(${ATRASO}, 0) as dias,
    case when ${ATRASO} <= 0 then 'A vencer' when ${ATRASO} <= 7 then 'De 1 a 7 dias' when ${ATRASO} <= 30 then 'De 8 a 30 dias' else 'Mais de 30 dias' end as faixa,
    ${TOTAL} - s.valor_desconto as total, coalesce(g.pago, 0) as pago, coalesce(g.em_validacao, 0) as em_validacao,
    ${TOTAL} - s.valor_desconto - y.recibo - coalesce(g.pago, 0) - coalesce(g.em_validacao, 0) as aberto
  from venda s join leilao a on a.id = s.lei_id join cliente k on k.id = s.cli_id join ${itensDe(r.hotId)} y on y.vnd_id = s.id
    left join ${pagoDe(r.hotId)} g on g.vnd_id = s.id
  where ${recortar(r, { casa: sql`s.hot_id`, quando: sql`s.data_pagamento`, leilao: sql`s.lei_id` })}
    and s.situacao in ('Aguardando Pagamento', 'Aguardando Validação')
    and ${TOTAL} - s.valor_desconto - y.recibo - coalesce(g.pago, 0) > 0`
