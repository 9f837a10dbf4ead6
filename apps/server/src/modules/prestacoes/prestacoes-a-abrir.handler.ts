import { prestacoesAAbrir } from '@martelo/contracts/prestacoes/prestacoes-a-abrir.contract.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'

const NO_MAXIMO = 200

handle(prestacoesAAbrir, async (ctx) => {
  const hotId = ctx.hotsite.id
  const { rows } = await ctx.ler((tx) =>
    sql<{
      leilao: string
      leiUid: string
      leilaoData: Date
      comitente: string
      comUid: string
      lotes: number
      vendido: number
    }>`
      select a.nome as leilao, a.uid as lei_uid, a.data as leilao_data, m.nome as comitente, m.uid as com_uid, count(*)::int as lotes, sum(i.valor)::bigint as vendido
      from venda_item i join venda v on v.id = i.vnd_id join lote l on l.id = i.lel_id join leilao a on a.id = l.lei_id join comitente m on m.id = l.com_id
      where i.hot_id = ${hotId} and i.ativo and i.valor > 0 and v.situacao = 'Fechada' and l.situacao = 'PAGO'
        and not exists (select from prestacao_item x where x.item_id = i.id)
        and not exists (select from prestacao p where p.lei_id = a.id and p.com_id = m.id and p.situacao in ('ABERTA', 'CONFERIDA'))
      group by a.id, m.id order by a.data desc, m.nome limit ${NO_MAXIMO}`.execute(tx),
  )
  return rows.map((r) => ({ ...r, leilaoData: iso(r.leilaoData) }))
})
