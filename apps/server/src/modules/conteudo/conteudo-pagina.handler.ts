import { conteudoPagina } from '@martelo/contracts/conteudo/conteudo-pagina.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lembrar } from '../../core/http/lembrar.ts'
import { fechado } from './fontes.ts'
import { lerPaginaNoAr, montarPagina } from './montar-pagina.ts'

handle(conteudoPagina, async (ctx, { query }) => {
  // The same for all visitors of a hotsite, but for those who may not see lots yet.
  const pagina = await lembrar(ctx, `pagina ${query.uri} ${fechado(ctx)}`, async () => {
    const lida = await lerPaginaNoAr(ctx, query.uri)
    return lida === null ? null : montarPagina(ctx, lida)
  })
  return pagina ?? recusar('NAO_ENCONTRADO', 'Esta página não existe')
})
