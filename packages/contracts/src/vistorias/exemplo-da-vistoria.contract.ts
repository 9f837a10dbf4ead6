import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const enviarExemploDaVistoria = defineCall('POST /v1/tipo-vistoria/exemplos', {
  summary: 'Guarda uma foto de exemplo para um item de tipo de vistoria; responde o endereço',
  permission: 'vistoria:tipos',
  reply: z.object({ exemploUrl: z.string() }),
  refusals: { ARQUIVO: 422 },
  upload: { maxArquivos: 1, maxBytes: 10 * 1024 * 1024 },
  limit: { por: 'conta', max: 200, segundos: 600 },
})
