import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { EstadiaCompleta } from './estadia.schemas.ts'

export const verEstadia = defineCall('GET /v1/estadias/:uid', {
  summary: 'Uma estadia com mudanças de vaga, serviços, diárias e o que pode ser feito agora',
  permission: 'estadia:ver',
  params: z.object({ uid: Uid }),
  reply: EstadiaCompleta,
  refusals: { NAO_ENCONTRADA: 404 },
})
