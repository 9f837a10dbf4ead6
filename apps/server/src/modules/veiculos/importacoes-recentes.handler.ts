import { importacoesRecentes } from '@martelo/contracts/veiculos/importacoes-recentes.contract.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'

interface Linha {
  uid: string
  nomeArquivo: string
  situacao: 'previa' | 'confirmada' | 'descartada'
  leilao: string | null
  por: string
  criadaAt: Date
  linhas: number
}

handle(importacoesRecentes, async (ctx) => {
  const { rows } = await ctx.ler((tx) =>
    sql<Linha>`
      select i.uid, i.nome_arquivo, i.situacao, a.nome as leilao, u.nome as por, i.criada_at, (i.resumo->>'linhas')::int as linhas
      from importacao i join usuario u on u.id = i.usu_id left join leilao a on a.id = i.lei_id
      where i.hot_id = ${ctx.hotsite.id} order by i.id desc limit 20`.execute(tx),
  )
  return rows.map((l) => ({ ...l, criadaAt: iso(l.criadaAt) }))
})
