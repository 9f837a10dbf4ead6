import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { ConsultaProcob } from './procob.schemas.ts'

export const consultasProcob = defineCall('GET /v1/procob/consultas', {
  summary: 'As consultas feitas sobre um cliente, a mais nova primeiro',
  permission: 'procob:laudo',
  query: z.object({ cliUid: Uid }),
  reply: z.array(ConsultaProcob),
})
