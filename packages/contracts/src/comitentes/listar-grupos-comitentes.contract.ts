import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const listarGruposComitentes = defineCall('GET /v1/comitentes/listar-grupos-comitentes', {
  summary: 'Grupos de comitentes com a quantidade de cada um',
  permission: 'comitente:ver',
  reply: z.array(
    z.object({
      cogId: z.number().int(),
      nome: z.string(),
      /** as the site shows its consignors */
      nomeSite: z.string().nullable(),
      comitentes: z.number(),
    }),
  ),
})
