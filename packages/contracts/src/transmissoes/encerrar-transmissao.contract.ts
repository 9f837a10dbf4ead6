import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const encerrarTransmissao = defineCall('POST /v1/transmissao/:uid/encerrar', {
  summary: 'Encerra uma transmissão; a da mesa tira o canal do ar',
  permission: 'transmissao:operar',
  params: z.object({ uid: Uid }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
})
