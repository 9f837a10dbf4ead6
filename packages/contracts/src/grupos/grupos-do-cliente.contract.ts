import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { GrupoDoCliente } from './grupo.schemas.ts'

export const gruposDoCliente = defineCall('GET /v1/cliente/grupos-do-cliente/:uid', {
  summary: 'Os grupos de um cliente',
  permission: 'grupo-cliente:ver',
  params: z.object({ uid: Uid }),
  reply: z.array(GrupoDoCliente),
  refusals: { NAO_ENCONTRADO: 404 },
})
