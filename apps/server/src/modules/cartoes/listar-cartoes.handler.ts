import { listarCartoes } from '@martelo/contracts/cartoes/listar-cartoes.contract.ts'
import { sql } from 'kysely'
import { contemSql, listar } from '../../core/database/lista.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarCartoesDaEquipe } from './apresentar-cartao.ts'
import { CARTAO, type LinhaDeCartao } from './cartoes.sql.ts'

const A_FAZER = sql`(q.situacao = 'autorizada' and q.pedido is null or q.erro is not null
  or exists (select from cartao_contestacao x where x.car_id = q.id and x.situacao = 'aberta'))`
const FILTRO = {
  'a-fazer': A_FAZER,
  contestados: sql`q.situacao in ('contestada', 'perdida')`,
  pagos: sql`q.situacao in ('capturada', 'liquidada')`,
  'em-andamento': sql`q.situacao in ('aguardando', 'autenticando', 'autorizada')`,
  encerrados: sql`q.situacao in ('recusada', 'cancelada', 'estornada')`,
  todos: sql`true`,
}

handle(listarCartoes, async (ctx, { query }) => {
  const { situacao, busca } = query
  return ctx.ler(async (tx) => {
    const { linhas, total } = await listar<LinhaDeCartao & { cliente: string }>(tx, {
      colunas: sql`q.*, coalesce(k.razao_social, k.nome) as cliente`,
      de: sql`(select ${CARTAO}) q join venda v on v.id = q.vnd_id join cliente k on k.id = v.cli_id`,
      onde: [
        sql`q.hot_id = ${ctx.hotsite.id}`,
        FILTRO[situacao],
        sql`(${contemSql(busca, [sql`k.nome`, sql`k.razao_social`, sql`q.nsu`, sql`q.autorizacao`])} or q.vnd_id::text = ${busca ?? null} or q.numero = ${busca ?? null})`,
      ],
      ordem: sql`order by q.id desc`,
      pagina: query,
    })
    ctx.contar(total)
    return apresentarCartoesDaEquipe(ctx, tx, linhas)
  })
})
