import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const videosDoLeilao = defineCall('GET /v1/lotes/videos/:leilaoUid', {
  summary: 'Os lotes de um leilão com o endereço do vídeo de cada um',
  permission: 'video-do-lote:ver',
  params: z.object({ leilaoUid: Uid }),
  reply: z.object({
    leilao: z.string(),
    lotes: z.array(
      z.object({ lelUid: z.uuid(), numero: z.string(), nome: z.string(), video: z.string().nullable() }),
    ),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
