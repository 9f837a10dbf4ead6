import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'

export const versoesDoRegulamento = defineCall('GET /v1/leiloes/regulamentos/:uid/versoes', {
  summary: 'As versões de um regulamento, a mais nova primeiro, com quem as usa e aceitou',
  permission: 'leilao:ver',
  params: z.object({ uid: Uid }),
  reply: z.array(
    z.object({
      numero: z.number().int(),
      texto: z.string(),
      criadaAt: Instante,
      criadaPor: z.string().nullable(),
      leiloes: z.number().int(),
      aceites: z.number().int().describe('bidders who agreed to this very version'),
    }),
  ),
  refusals: { NAO_ENCONTRADO: 404 },
})
