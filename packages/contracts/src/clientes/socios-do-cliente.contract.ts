import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { Socio } from './socio.schemas.ts'

export const sociosDoCliente = defineCall('GET /v1/clientes/:id/socios', {
  summary: 'O quadro societário de um cliente, para a equipe',
  permission: 'cliente:ver',
  params: z.object({ id: IdNumerico }),
  reply: z.array(Socio),
  refusals: { NAO_ENCONTRADO: 404 },
})
