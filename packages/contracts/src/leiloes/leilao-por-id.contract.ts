import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { LeilaoCompleto } from './leilao.schemas.ts'

export const leilaoPorId = defineCall('GET /v1/leiloes/:id', {
  summary: 'Um leilão com tudo que a retaguarda vê e o que pode fazer com ele',
  permission: 'leilao:ver',
  params: z.object({ id: IdNumerico }),
  reply: LeilaoCompleto,
  refusals: { NAO_ENCONTRADO: 404 },
})
