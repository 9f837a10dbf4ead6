import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, Uid } from '../core/fields.ts'

export const gravarVideosDoLeilao = defineCall('PUT /v1/lotes/videos/:leilaoUid', {
  summary: 'Grava os endereços dos vídeos de muitos lotes de um leilão; vazio tira o vídeo',
  permission: 'video-do-lote:editar',
  params: z.object({ leilaoUid: Uid }),
  body: z.object({
    videos: z
      .array(z.object({ lelUid: Uid, video: textoLivre().trim().max(500, 'Use no máximo 500 caracteres') }))
      .max(2000, 'No máximo 2.000 lotes de uma vez'),
  }),
  reply: z.object({ gravados: z.number() }),
  refusals: { NAO_ENCONTRADO: 404, ENDERECO: 422 },
  maxBody: 2 * 1024 * 1024,
})
