// The draft as a visitor would see it now. The address is signed for this page of this hotsite and ends by itself, so
// that it may be opened in a frame and on a telephone without a session, and only by those who were given it.
import { previaPagina } from '@martelo/contracts/conteudo/previa-pagina.contract.ts'
import { verificarAssinatura } from '../../core/files/assinatura.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { escopoDaPrevia } from './escopo-da-previa.ts'
import { montarPagina } from './montar-pagina.ts'
import { conteudoDoRascunho, lerRascunho, paginaPorUid } from './rascunho.sql.ts'

const NAO_HA = 'Esta prévia terminou. Abra o editor de novo.'

handle(previaPagina, async (ctx, { query }) => {
  const { pagina: chave, expira, assinatura } = query
  const url = { chave, escopo: escopoDaPrevia(ctx), expira, assinatura, agora: ctx.agora }
  if (!verificarAssinatura(ctx.servicos.chaveDeArquivos, url)) return recusar('NAO_ENCONTRADO', NAO_HA)
  const r = await ctx.ler(async (tx) => {
    const pagina = await paginaPorUid(tx, ctx.hotsite.id, chave)
    return pagina === undefined ? null : lerRascunho(tx, pagina)
  })
  if (r === null) return recusar('NAO_ENCONTRADO', NAO_HA)
  return montarPagina(ctx, { uri: r.pagina.uri, modelo: r.pagina.modelo, conteudo: conteudoDoRascunho(r) })
})
