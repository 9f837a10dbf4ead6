import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const marcarProblemaVisto = defineCall('POST /v1/problemas-relatados/:uid/visto', {
  summary: 'Marca um relato como visto, ou o abre de novo',
  permission: 'problema:ver',
  params: z.object({ uid: Uid }),
  body: z.object({ visto: z.boolean() }),
  reply: z.object({}),
  refusals: { NAO_ENCONTRADO: 404 },
})
