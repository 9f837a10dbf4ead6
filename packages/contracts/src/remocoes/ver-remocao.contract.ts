import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { RemocaoCompleta } from './remocao.schemas.ts'

export const verRemocao = defineCall('GET /v1/remocoes/:uid', {
  summary: 'Uma remoção com os passos, os endereços enviados e o que pode ser feito agora',
  permission: 'remocao:ver',
  params: z.object({ uid: Uid }),
  reply: RemocaoCompleta,
  refusals: { NAO_ENCONTRADA: 404 },
})
