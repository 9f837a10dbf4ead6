import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const usuarioComitente = defineCall('GET /v1/comitentes/usuario-comitente/:uid', {
  summary: 'Os comitentes que um usuário acompanha',
  permission: 'comitente:editar',
  params: z.object({ uid: Uid }),
  reply: z.array(
    z.object({
      comId: z.number(),
      uid: z.uuid(),
      nome: z.string(),
      cogId: z.number().int().nullable(),
      /** followed because a group of his is */
      peloGrupo: z.boolean(),
    }),
  ),
  refusals: { NAO_ENCONTRADO: 404 },
})
