import { conteudoPaginaLogin } from '@martelo/contracts/conteudo/conteudo-pagina-login.contract.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerBlocos } from './login-conteudo.sql.ts'

/** What is switched off is for its editors only. */
handle(conteudoPaginaLogin, async (ctx, { params }) => {
  if (params.id !== ctx.hotsite.id) return recusar('NAO_ENCONTRADO', 'Hotsite não encontrado')
  const blocos = await ctx.ler((tx) => lerBlocos(tx, ctx.hotsite.id))
  return permite('conteudo:editar', ctx.sessao) ? blocos : blocos.filter((b) => b.ativo)
})
