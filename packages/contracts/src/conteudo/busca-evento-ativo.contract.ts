import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const buscaEventoAtivo = defineCall('GET /v1/hotsite/busca-evento/ativo', {
  summary: 'O evento da casa ou o leilão que acontece agora, ou null',
  permission: 'publico',
  reply: z.object({
    evento: z.object({ uid: z.uuid(), nome: z.string(), data: z.string(), url: z.string() }).nullable(),
  }),
})
