import { listarBanners } from '@martelo/contracts/banners/listar-banners.contract.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'

type Linha = Omit<RespostaDe<typeof listarBanners>[number], 'dataInicio' | 'dataFim'> & {
  dataInicio: Date | null
  dataFim: Date | null
}

handle(listarBanners, (ctx) =>
  ctx.ler(async (tx) => {
    const { rows } = await sql<Linha>`
      select b.uid, b.posicao, a.uid as lei_uid, a.nome as leilao, b.categoria, b.nome, b.imagem, b.imagem_mobile, b.url_destino,
        b.ativo, b.prioridade, b.data_inicio, b.data_fim, coalesce(c.vistos, 0)::int as vistos, coalesce(c.cliques, 0)::int as cliques
      from banner b left join leilao a on a.id = b.lei_id
        left join (select ban_id, sum(vistos) as vistos, sum(cliques) as cliques from banner_contagem where hot_id = ${ctx.hotsite.id} group by 1) c on c.ban_id = b.id
      where b.hot_id = ${ctx.hotsite.id} order by b.posicao, b.prioridade desc, b.id`.execute(tx)
    return rows.map((b) => ({
      ...b,
      dataInicio: b.dataInicio?.toISOString() ?? null,
      dataFim: b.dataFim?.toISOString() ?? null,
    }))
  }),
)
