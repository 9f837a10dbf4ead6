import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, Uid } from '../core/fields.ts'

export const encerrarSessaoDoCliente = defineCall('DELETE /v1/clientes/:id/sessoes/:familia', {
  summary: 'Encerra uma sessão aberta da conta de um cliente',
  permission: 'cliente:bloquear',
  params: z.object({ id: IdNumerico, familia: Uid }),
  reply: z.object({ encerradas: z.number().int() }),
  refusals: { NAO_ENCONTRADO: 404 },
})
