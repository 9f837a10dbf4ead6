import { permite } from '@martelo/contracts/core/permissions.ts'
import { leiloesAConduzir } from '@martelo/contracts/pregao/leiloes-a-conduzir.contract.ts'
import { type RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { sql } from 'kysely'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'

type Linha = Omit<RespostaDe<typeof leiloesAConduzir>[number], 'data'> & { data: Date }

handle(leiloesAConduzir, async (ctx) => {
  const { usuId } = exigirSessao(ctx)
  const r = await ctx.ler((tx) =>
    sql<Linha>`
      select a.uid, a.nome, a.situacao, a.modalidade, a.conducao, a.data, o.nome as leiloeiro, r.nome as local, r.cidade, r.uf,
        n.lotes, n.lotes_abertos, n.lotes_com_lance, n.vendidos
      from leilao a join leiloeiro o on o.id = a.leo_id join local_realizacao r on r.id = a.lrl_id
      cross join lateral (select count(*)::int as lotes,
        count(*) filter (where situacao in ('LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS'))::int as lotes_abertos,
        count(*) filter (where lance_valor is not null)::int as lotes_com_lance,
        count(*) filter (where situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO', 'AG_CLIENTE'))::int as vendidos
        from lote where lei_id = a.id and situacao <> 'CADASTRADO') n
      where a.hot_id = ${ctx.hotsite.id} and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO', 'EXECUTADO')
        and (${permite('pregao:qualquer', ctx.sessao)} or o.usu_id = ${usuId})
        and (a.situacao <> 'EXECUTADO' or a.data > now() - interval '30 days')
      order by a.situacao <> 'AO_VIVO', a.situacao <> 'PRONTO', a.situacao = 'EXECUTADO',
        case when a.situacao = 'EXECUTADO' then extract(epoch from now() - a.data) else extract(epoch from a.data) end
      limit 100`.execute(tx),
  )
  return r.rows.map((l) => ({ ...l, data: l.data.toISOString() }))
})
