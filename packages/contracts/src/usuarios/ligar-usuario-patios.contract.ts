import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const ligarUsuarioPatios = defineCall('PUT /v1/usuarios/:uid/patios', {
  summary: 'Em que pátios a pessoa trabalha: com o papel Pátio ela só age neles',
  permission: 'usuario:administrar',
  params: z.object({ uid: Uid }),
  body: z.object({ patUids: z.array(Uid).max(500, 'No máximo 500 pátios') }),
  reply: z.object({ patios: z.number().int() }),
  refusals: { NAO_ENCONTRADO: 404, REFERENCIA: 422 },
})
