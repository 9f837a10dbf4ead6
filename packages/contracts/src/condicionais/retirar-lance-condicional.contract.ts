import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const retirarLanceCondicional = defineCall('DELETE /v1/cliente/condicionais/:lelUid', {
  summary: 'O cliente retira o lance de uma condicional que foi mantida além do prazo',
  permission: 'compra:minha',
  params: z.object({ lelUid: Uid }),
  reply: z.object({ situacao: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
})
