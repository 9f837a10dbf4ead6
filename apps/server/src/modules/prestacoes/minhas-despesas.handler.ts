// What the next statement will take off: removals and yard days of a consignor's goods that stand in none yet.
import { permite } from '@martelo/contracts/core/permissions.ts'
import { minhasDespesas } from '@martelo/contracts/prestacoes/minhas-despesas.contract.ts'
import { sql } from 'kysely'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { despesasDosBens, somaDasDespesas } from './despesas-do-bem.sql.ts'

handle(minhasDespesas, (ctx, { query: { pagina, porPagina } }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const { usuId } = exigirSessao(ctx)
    const meus = permite('comitente:todos', ctx.sessao)
      ? sql`true`
      : sql`d.com_id in (select com_id from usuario_comitente where usu_id = ${usuId} and hot_id = ${hotId})`
    const quais = sql`d.hot_id = ${hotId} and d.pre_id is null and ${meus}`
    const { quantas, soma } = await somaDasDespesas(tx, quais)
    ctx.contar(quantas)
    const despesas = await despesasDosBens(tx, quais, porPagina, (pagina - 1) * porPagina)
    return { total: soma, despesas: despesas.map(({ lancada: _, ...d }) => d) }
  }),
)
