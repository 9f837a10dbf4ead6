// A consignor sees what was approved and what he was paid; ADM sees all consignors'.
import { permite } from '@martelo/contracts/core/permissions.ts'
import { minhasPrestacoes } from '@martelo/contracts/prestacoes/minhas-prestacoes.contract.ts'
import { VISTAS_PELO_COMITENTE } from '@martelo/domain/prestacoes/states.ts'
import { sql } from 'kysely'
import { todas } from '../../core/database/lista.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarNaListaDePrestacoes, apresentarOrdem } from './apresentar-prestacao.ts'
import { doComitente, ordensDe, prestacoes } from './prestacoes.sql.ts'

const NO_MAXIMO = 500

handle(minhasPrestacoes, (ctx) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const { usuId } = exigirSessao(ctx)
    const linhas = await prestacoes(
      tx,
      hotId,
      todas([
        sql`p.situacao = any(${[...VISTAS_PELO_COMITENTE]})`,
        permite('comitente:todos', ctx.sessao) ? sql`true` : doComitente(usuId, hotId),
      ]),
      sql`order by p.aprovada_at desc, p.id desc limit ${NO_MAXIMO}`,
    )
    const ordens = await ordensDe(
      tx,
      hotId,
      linhas.map((p) => p.id),
    )
    return linhas.map((p) => ({
      ...apresentarNaListaDePrestacoes(p, { vendido: p.vendido ?? 0, liquido: p.liquido ?? 0 }),
      pagamentos: ordens.filter((o) => o.preId === p.id && o.situacao !== 'recusada').map(apresentarOrdem),
    }))
  }),
)
