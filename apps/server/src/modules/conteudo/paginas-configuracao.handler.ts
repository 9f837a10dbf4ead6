import { paginasConfiguracao } from '@martelo/contracts/conteudo/paginas-configuracao.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { configuracaoDe, lerPaginaNoAr } from './montar-pagina.ts'

handle(paginasConfiguracao, async (ctx, { query }) => {
  const lida = await lerPaginaNoAr(ctx, query.uri)
  return lida === null ? recusar('NAO_ENCONTRADO', 'Esta página não existe') : configuracaoDe(lida)
})
