import { listarPrestacoes } from '@martelo/contracts/prestacoes/listar-prestacoes.contract.ts'
import { sql } from 'kysely'
import { contemSql, ordemSql, paginaSql, todas } from '../../core/database/lista.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarNaListaDePrestacoes } from './apresentar-prestacao.ts'
import { lerPrestacao } from './ler-prestacao.ts'
import { contarPrestacoes, prestacoes } from './prestacoes.sql.ts'

const COLUNAS = {
  leilao: sql`busca_chave(a.nome)`,
  comitente: sql`busca_chave(m.nome)`,
  situacao: sql`p.situacao`,
  leilaoData: sql`a.data`,
  liquido: sql`p.liquido`,
}

handle(listarPrestacoes, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const onde = todas([
      contemSql(query.busca, [sql`a.nome`, sql`m.nome`]),
      query.situacao === undefined ? sql`true` : sql`p.situacao = ${query.situacao}`,
    ])
    const ordem = ordemSql(query.ordenar, COLUNAS, sql`p.updated_at desc`, sql`p.id`)
    const linhas = await prestacoes(tx, hotId, onde, sql`${ordem} ${paginaSql(query)}`)
    ctx.contar(await contarPrestacoes(tx, hotId, onde))
    const saida = []
    for (const p of linhas) {
      // An open one is counted as it is now; the others as they were checked.
      const contas =
        p.situacao === 'ABERTA' ? (await lerPrestacao(tx, hotId, { id: p.id }))?.contas : undefined
      saida.push(
        apresentarNaListaDePrestacoes(p, {
          vendido: contas?.vendido ?? p.vendido ?? 0,
          liquido: contas?.liquido ?? p.liquido ?? 0,
        }),
      )
    }
    return saida
  }),
)
