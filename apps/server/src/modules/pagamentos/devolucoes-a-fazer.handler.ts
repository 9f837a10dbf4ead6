import { devolucoesAFazer } from '@martelo/contracts/pagamentos/devolucoes-a-fazer.contract.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'
import { apresentarDevolucaoDaEquipe, DEVOLUCAO, type LinhaDeDevolucao } from '../vendas/door.ts'

type Linha = LinhaDeDevolucao & { cliente: string | null; leilao: string | null; total: number }

handle(devolucoesAFazer, async (ctx, { query }) => {
  const { situacao, pagina, porPagina } = query
  const busca = query.busca ? `%${query.busca}%` : null
  const { rows } = await ctx.ler((tx) =>
    sql<Linha>`
      select q.*, coalesce(c.razao_social, c.nome) as cliente, a.nome as leilao, count(*) over ()::int as total
      from (select ${DEVOLUCAO}) q left join venda v on v.id = q.vnd_id left join cliente c on c.id = v.cli_id left join leilao a on a.id = v.lei_id
      where q.hot_id = ${ctx.hotsite.id} and q.situacao <> 'dispensada'
        and (${situacao} = 'todas' or (${situacao} = 'abertas') = (q.situacao in ('a_devolver', 'pedida')))
        and (${busca}::text is null or c.nome ilike ${busca} or c.razao_social ilike ${busca} or a.nome ilike ${busca} or q.pagador_nome ilike ${busca}
          or q.vnd_id::text = ${query.busca ?? null})
      order by (q.situacao = 'a_devolver') desc, (q.situacao = 'pedida') desc, q.id desc limit ${porPagina} offset ${(pagina - 1) * porPagina}`.execute(
      tx,
    ),
  )
  ctx.contar(rows[0]?.total ?? 0)
  return rows.map((d) => ({
    ...apresentarDevolucaoDaEquipe(ctx, d),
    vndId: d.vndId,
    cliente: d.cliente,
    leilao: d.leilao,
  }))
})
