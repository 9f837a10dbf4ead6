import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'

export const dadosDoCliente = defineCall('GET /v1/clientes/:id/dados', {
  summary: 'Tudo o que a casa guarda de um cliente, em JSON, para entregar ao titular (fica registrado)',
  permission: 'privacidade:ver',
  params: z.object({ id: IdNumerico }),
  file: true,
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 30, segundos: 3600 },
})
