import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const pessoasDoPatio = defineCall('GET /v1/patios/:patUid/pessoas', {
  summary: 'Quem trabalha em um pátio, para lhe pedir um serviço',
  permission: 'estadia:pedir',
  params: z.object({ patUid: Uid }),
  reply: z.array(z.object({ uid: Uid, nome: z.string() })),
})
