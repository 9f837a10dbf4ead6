import { salvarConteudoLogin } from '@martelo/contracts/conteudo/salvar-conteudo-login.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { imagensEstranhas } from './imagens-da-pagina.ts'
import { lerBlocos, trocarBlocos } from './login-conteudo.sql.ts'

handle(salvarConteudoLogin, async (ctx, { params, body }) => {
  const { id: hotId, uid } = ctx.hotsite
  if (params.id !== hotId) return recusar('NAO_ENCONTRADO', 'Hotsite não encontrado')
  const imagens = body.conteudos.flatMap((b, i) =>
    b.tituloSubtituloImagem.map(
      (q, j) => [`conteudos.${i}.tituloSubtituloImagem.${j}.imagem`, q.imagem] as const,
    ),
  )
  const campos = await imagensEstranhas(ctx, Object.fromEntries(imagens))
  if (Object.keys(campos).length > 0) return recusar('CAMPOS', 'Envie a imagem novamente', { campos })
  return ctx.tx(async (tx) => {
    const antes = await lerBlocos(tx, hotId)
    await trocarBlocos(tx, hotId, body.conteudos, exigirSessao(ctx).usuId)
    await auditar(ctx, tx, {
      entidade: 'hotsite',
      uid,
      acao: 'conteudo-login',
      antes: { conteudos: antes },
      depois: { conteudos: body.conteudos },
    })
    return lerBlocos(tx, hotId)
  })
})
