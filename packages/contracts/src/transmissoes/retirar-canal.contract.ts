import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const retirarCanalDoLeilao = defineCall('DELETE /v1/canal-transmissao/:uid', {
  summary: 'Remove do leilão um canal que está fora do ar; as gravações dele ficam',
  permission: 'transmissao:operar',
  params: z.object({ uid: Uid }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
})
