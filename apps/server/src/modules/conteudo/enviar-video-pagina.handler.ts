import { enviarVideoPagina } from '@martelo/contracts/conteudo/enviar-video-pagina.contract.ts'
import { videoPorConteudo } from '../../core/files/video-unico.ts'
import { publicar } from '../../core/files/publicar.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { pastaDasPaginas } from './imagens-da-pagina.ts'

handle(enviarVideoPagina, async (ctx, { arquivos }) => {
  const [enviado] = arquivos
  const naoServe = (mensagem: string) => recusar('ARQUIVO', mensagem, { campos: { video: mensagem } })
  if (enviado === undefined) return naoServe('Escolha um arquivo')
  const tipo = videoPorConteudo(enviado.bytes)
  if (tipo === null) return naoServe('Envie um vídeo em MP4 ou WebM')
  const { publico } = ctx.servicos.arquivos
  return { url: await publicar(publico, pastaDasPaginas(ctx.hotsite.id), enviado.bytes, tipo) }
})
