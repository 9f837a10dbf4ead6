import { patiosQb } from '@martelo/contracts/patios/patios-qb.contract.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { contemSql, ordemSql, paginaSql, todas } from '../../core/database/lista.ts'
import { handle } from '../../core/http/handle.ts'

type Linha = z.infer<typeof patiosQb.reply>[number]

handle(patiosQb, async (ctx, { query }) => {
  const onde = todas([
    sql`p.hot_id = ${ctx.hotsite.id}`,
    contemSql(query.busca, [sql`p.nome`, sql`p.cidade`, sql`p.endereco`]),
  ])
  const ordem = ordemSql(
    query.ordenar,
    { nome: sql`busca_chave(p.nome)`, cidade: sql`busca_chave(p.cidade)` },
    sql`busca_chave(p.nome)`,
    sql`p.id`,
  )
  const { linhas, total } = await ctx.ler(async (tx) => ({
    linhas: await sql<Linha>`
      select p.uid, p.versao, p.nome, p.responsavel, p.endereco, p.cidade, p.uf, p.cep, p.telefone, p.email, p.latitude, p.longitude,
        p.explicacao_visitacao, p.explicacao_retirada, to_char(p.abre, 'HH24:MI') as abre, to_char(p.fecha, 'HH24:MI') as fecha,
        p.dias_semana, p.intervalo_minutos, p.capacidade, p.ativo,
        (select count(*)::int from veiculo v where v.pat_id = p.id and v.situacao in ('ESTOQUE', 'EM_LEILAO', 'VENDIDO')) as veiculos,
        coalesce((select jsonb_agg(jsonb_build_object('uid', f.uid, 'url', f.url, 'largura', f.largura, 'altura', f.altura, 'legenda', f.legenda) order by f.id)
          from patio_foto f where f.pat_id = p.id), '[]') as fotos
      from patio p where ${onde} ${ordem} ${paginaSql(query)}`.execute(tx),
    total: await sql<{ n: number }>`select count(*)::int as n from patio p where ${onde}`.execute(tx),
  }))
  ctx.contar(total.rows[0]?.n ?? 0)
  return linhas.rows
})
