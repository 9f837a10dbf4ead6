import { minhasVendas } from '@martelo/contracts/vendas/minhas-vendas.contract.ts'
import { GRAFIA_NO_FILTRO } from '@martelo/domain/vendas/states.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarVenda } from './apresentar-venda.ts'
import { idsDasVendas } from './lista-de-vendas.sql.ts'
import { lerVendas } from './vendas.sql.ts'

handle(minhasVendas, async (ctx, { query }) => {
  const { cliId } = exigirCliente(ctx)
  const { lidas, total } = await ctx.ler(async (tx) => {
    const achadas = await idsDasVendas(tx, {
      hotId: ctx.hotsite.id,
      cliId,
      chave: query.filtro,
      leiUid: query.leiUid,
      situacao: query.situacao && GRAFIA_NO_FILTRO[query.situacao],
      texto: query.texto,
      pagina: query.page,
      porPagina: query.limit,
    })
    return { total: achadas.total, lidas: await lerVendas(tx, ctx.hotsite.id, achadas.ids) }
  })
  ctx.contar(total)
  return Promise.all(lidas.map((v) => apresentarVenda(ctx, v)))
})
