import { lerPagina } from '@martelo/contracts/conteudo/ler-pagina.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarPagina } from './mudar-rascunho.ts'
import { lerRascunho, paginaPorUid } from './rascunho.sql.ts'

handle(lerPagina, async (ctx, { params }) => {
  const pagina = await ctx.ler(async (tx) => {
    const linha = await paginaPorUid(tx, ctx.hotsite.id, params.id)
    return linha === undefined ? null : apresentarPagina(tx, await lerRascunho(tx, linha))
  })
  return pagina ?? recusar('NAO_ENCONTRADO', 'Esta página não existe')
})
