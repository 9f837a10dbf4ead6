import { enviarVideoPagina } from '@martelo/contracts/conteudo/enviar-video-pagina.contract.ts'
import { videoPorConteudo } from '../../core/files/video-unico.ts'
import { publicar } from '../../core/files/publicar.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { PASTA_DAS_PAGINAS } from './imagens-da-pagina.ts'

handle(enviarVideoPagina, async (ctx, { arquivos }) => {
  const [enviado] = arquivos
  const naoServe = (mensagem: string) => recusar('ARQUIVO', mensagem, { campos: { video: mensagem } })
  if (enviado === undefined) return naoServe('Escolha um arquivo')
  const tipo = videoPorConteudo(enviado.bytes)
  if (tipo === null) return naoServe('Envie um vídeo em MP4 ou WebM')
  return { url: await publicar(ctx, PASTA_DAS_PAGINAS, enviado.bytes, tipo) }
})
