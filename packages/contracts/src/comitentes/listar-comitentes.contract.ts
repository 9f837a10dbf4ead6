import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const listarComitentes = defineCall('GET /v1/comitentes/listar-comitentes', {
  summary: 'Comitentes ativos, para escolher',
  permission: 'comitente:ver',
  reply: z.array(
    z.object({
      id: z.number(),
      uid: z.uuid(),
      nome: z.string(),
      grupo: z.string().nullable(),
      logo: z.string().nullable(),
    }),
  ),
})
