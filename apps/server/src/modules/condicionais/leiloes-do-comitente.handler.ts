import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { leiloesDoComitente } from '@martelo/contracts/condicionais/leiloes-do-comitente.contract.ts'
import { sql } from 'kysely'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'

type Linha = Omit<RespostaDe<typeof leiloesDoComitente>[number], 'data'> & { data: Date }

handle(leiloesDoComitente, async (ctx) => {
  const { usuId } = exigirSessao(ctx)
  const r = await ctx.ler((tx) =>
    sql<Linha>`
      select a.uid, a.nome, a.situacao, a.data, count(*)::int as lotes, count(l.lance_valor)::int as com_lance,
        count(*) filter (where l.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO', 'AG_CLIENTE'))::int as vendidos,
        count(*) filter (where l.situacao = 'CONDICIONAL')::int as condicionais,
        count(*) filter (where l.situacao = 'CONDICIONAL' and l.condicional_situacao in ('AGUARDANDO_COMITENTE', 'REPLICA_DO_CLIENTE'))::int as aguardando_resposta,
        coalesce(sum(coalesce(l.valor_vendido, l.lance_valor)) filter (where l.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO', 'AG_CLIENTE')), 0)::bigint as total_vendido
      from leilao a join lote l on l.lei_id = a.id and l.situacao <> 'CADASTRADO'
      where a.hot_id = ${ctx.hotsite.id}
        and (${permite('comitente:todos', ctx.sessao)} or l.com_id in (select com_id from usuario_comitente where usu_id = ${usuId} and hot_id = ${ctx.hotsite.id}))
      group by a.id order by a.situacao <> 'AO_VIVO', a.data desc limit 100`.execute(tx),
  )
  return r.rows.map((l) => ({ ...l, data: l.data.toISOString() }))
})
