import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const patiosAtivos = defineCall('GET /v1/patios/ativos', {
  summary: 'Os pátios que recebem veículos, para escolher; o papel Pátio vê os seus',
  permission: 'estadia:ver',
  reply: z.array(
    z.object({
      uid: Uid,
      nome: z.string(),
      cidade: z.string(),
      uf: z.string(),
      responsavel: z.string().nullable(),
    }),
  ),
})
