import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const retirarParcelamento = defineCall('DELETE /v1/lotes/judicial/:lelUid/parcelamento', {
  summary: 'Retira a proposta parcelada, enquanto a praça dela não começou',
  permission: 'lance:dar',
  params: z.object({ lelUid: Uid }),
  reply: z.object({ message: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
})
