import { devolucoesAFazer } from '@martelo/contracts/pagamentos/devolucoes-a-fazer.contract.ts'
import { sql } from 'kysely'
import { contemSql, listar } from '../../core/database/lista.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarDevolucaoDaEquipe, DEVOLUCAO, type LinhaDeDevolucao } from '../vendas/door.ts'

type Linha = LinhaDeDevolucao & { cliente: string | null; leilao: string | null }

handle(devolucoesAFazer, async (ctx, { query }) => {
  const { situacao, busca } = query
  const { linhas, total } = await ctx.ler((tx) =>
    listar<Linha>(tx, {
      colunas: sql`q.*, coalesce(c.razao_social, c.nome) as cliente, a.nome as leilao`,
      de: sql`(select ${DEVOLUCAO}) q left join venda v on v.id = q.vnd_id left join cliente c on c.id = v.cli_id left join leilao a on a.id = v.lei_id`,
      onde: [
        sql`q.hot_id = ${ctx.hotsite.id} and q.situacao <> 'dispensada'`,
        ...(situacao === 'todas'
          ? []
          : [sql`(q.situacao in ('a_devolver', 'pedida')) = ${situacao === 'abertas'}`]),
        sql`(${contemSql(busca, [sql`c.nome`, sql`c.razao_social`, sql`a.nome`, sql`q.pagador_nome`])} or q.vnd_id::text = ${busca ?? null})`,
      ],
      ordem: sql`order by (q.situacao = 'a_devolver') desc, (q.situacao = 'pedida') desc, q.id desc`,
      pagina: query,
    }),
  )
  ctx.contar(total)
  return linhas.map((d) => ({
    ...apresentarDevolucaoDaEquipe(ctx, d),
    vndId: d.vndId,
    cliente: d.cliente,
    leilao: d.leilao,
  }))
})
