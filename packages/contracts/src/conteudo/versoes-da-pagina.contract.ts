import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'

export const versoesDaPagina = defineCall('GET /v1/hotsite/paginas/:id/versoes', {
  summary: 'O que já foi publicado desta página, o mais novo primeiro',
  permission: 'conteudo:editar',
  params: z.object({ id: Uid }),
  reply: z.array(
    z.object({
      numero: z.number(),
      em: Instante,
      por: z.string().nullable(),
      sessoes: z.number(),
      noAr: z.boolean(),
    }),
  ),
  refusals: { NAO_ENCONTRADO: 404 },
})
