import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const enviarVideoPagina = defineCall('POST /v1/hotsite/paginas/video', {
  summary: 'Guarda um vídeo curto de fundo (MP4 ou WebM) e devolve o endereço',
  permission: 'conteudo:editar',
  reply: z.object({ url: z.string() }),
  refusals: { ARQUIVO: 422 },
  upload: { maxArquivos: 1, maxBytes: 12 * 1024 * 1024 },
  limit: { por: 'conta', max: 20, segundos: 300 },
})
