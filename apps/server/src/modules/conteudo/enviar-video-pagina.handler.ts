import { enviarVideoPagina } from '@martelo/contracts/conteudo/enviar-video-pagina.contract.ts'
import { chavePorConteudo, TIPO_DA_EXTENSAO } from '../../core/files/armazenamento.ts'
import { videoPorConteudo } from '../../core/files/video-unico.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { pastaDasPaginas } from './imagens-da-pagina.ts'

handle(enviarVideoPagina, async (ctx, { arquivos }) => {
  const [enviado] = arquivos
  const naoServe = (mensagem: string) => recusar('ARQUIVO', mensagem, { campos: { video: mensagem } })
  if (enviado === undefined) return naoServe('Escolha um arquivo')
  const tipo = videoPorConteudo(enviado.bytes)
  if (tipo === null) return naoServe('Envie um vídeo em MP4 ou WebM')
  const chave = chavePorConteudo(pastaDasPaginas(ctx.hotsite.id), enviado.bytes, tipo)
  await ctx.servicos.arquivos.publico.gravar(chave, enviado.bytes, TIPO_DA_EXTENSAO[tipo])
  return { url: urlPublica(chave) }
})
