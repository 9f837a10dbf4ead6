// Plans of a court's sale with a late instalment, or with a fine whose creditor has not chosen yet: a plan to a row.
import type { parcelasEmAtraso } from '@martelo/contracts/judicial/parcelas-em-atraso.contract.ts'
import type { EscolhaDoExequente } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, ordemSql } from '../../core/database/lista.ts'

interface Atraso {
  vndId: number
  lelUid: string
  comprador: string
  lote: string
  leilao: string
  processo: string
  vara: string
  atrasadas: number
  valorAtrasado: number
  desde: string | null
  mora: {
    uid: string
    versao: number
    parcela: number
    multa: number
    escolha: EscolhaDoExequente | null
    explicacao: string | null
  } | null
}

const COLUNAS = {
  comprador: sql`busca_chave(coalesce(c.razao_social, c.nome))`,
  lote: sql`busca_chave(l.nome)`,
  processo: sql`j.processo`,
  desde: sql`x.desde`,
  valorAtrasado: sql`x.valor_atrasado`,
}
const ONDE = {
  A_MULTAR: sql`m.mora is null`,
  ESPERA_ESCOLHA: sql`m.mora ->> 'escolha' is null and m.mora is not null`,
  ESCOLHIDO: sql`m.mora ->> 'escolha' is not null`,
}

/** A plan of instalments to a row: the unpaid ones that were due before `hoje`. */
const de = (
  hotId: number,
  hoje: string,
) => sql`(select p.vnd_id, p.lel_id, count(*)::int as atrasadas, sum(p.valor)::bigint as valor_atrasado,
      to_char(min(p.data_pagamento) at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as desde
    from pagamento p where p.hot_id = ${hotId} and p.ativo and p.tipo = 'A_RECEBER' and p.detalhes ? 'parcela' and p.situacao <> 'aprovado'
      and (p.data_pagamento at time zone 'America/Sao_Paulo')::date < ${hoje}::date group by p.vnd_id, p.lel_id
    union all select d.vnd_id, d.lel_id, 0, 0, null from mora_da_parcela d where d.hot_id = ${hotId} and d.escolha is null
      and exists (select from venda_item_extra e where e.hot_id = d.hot_id and e.chave_do_pedido = d.uid and e.ativo)
      and not exists (select from pagamento p where p.hot_id = d.hot_id and p.vnd_id = d.vnd_id and p.lel_id = d.lel_id and p.ativo and p.tipo = 'A_RECEBER'
        and p.detalhes ? 'parcela' and p.situacao <> 'aprovado' and (p.data_pagamento at time zone 'America/Sao_Paulo')::date < ${hoje}::date)) x
  join venda v on v.id = x.vnd_id and v.situacao <> 'Cancelada' join cliente c on c.id = v.cli_id
  join lote l on l.id = x.lel_id join leilao a on a.id = l.lei_id join leilao_judicial j on j.lei_id = a.id
  left join lateral (select jsonb_build_object('uid', d.uid, 'versao', d.versao, 'parcela', d.parcela, 'multa', d.multa, 'escolha', d.escolha,
      'explicacao', d.explicacao) as mora
    from mora_da_parcela d where d.hot_id = v.hot_id and d.vnd_id = x.vnd_id and d.lel_id = x.lel_id
      and exists (select from venda_item_extra e where e.hot_id = d.hot_id and e.chave_do_pedido = d.uid and e.ativo)
    order by d.id desc limit 1) m on true`

/** `hoje` in Brasília. */
export const planosEmAtraso = (
  tx: Tx,
  hotId: number,
  hoje: string,
  q: z.infer<(typeof parcelasEmAtraso)['query']>,
) =>
  listar<Atraso>(tx, {
    colunas: sql`x.vnd_id, l.uid as lel_uid, coalesce(c.razao_social, c.nome) as comprador, l.numero || ' – ' || l.nome as lote,
      a.nome as leilao, j.processo, j.vara, x.atrasadas, x.valor_atrasado, x.desde, m.mora`,
    de: de(hotId, hoje),
    onde: [
      sql`v.hot_id = ${hotId}`,
      contemSql(q.busca, [sql`c.nome`, sql`c.razao_social`, sql`l.nome`, sql`a.nome`, sql`j.processo`]),
      q.andamento === undefined ? sql`true` : ONDE[q.andamento],
    ],
    ordem: ordemSql(q.ordenar, COLUNAS, sql`x.desde nulls last`, sql`x.vnd_id, x.lel_id`),
    pagina: q,
  })
