import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { AvaliacaoEscrita, MinhaAvaliacao } from './avaliacao-da-compra.schemas.ts'

export const avaliarCompra = defineCall('PUT /v1/cliente/compras/:id/avaliacao', {
  summary: 'Avalia uma compra retirada; escrita de novo, volta para a moderação',
  permission: 'compra:minha',
  params: z.object({ id: IdNumerico }),
  body: AvaliacaoEscrita,
  reply: MinhaAvaliacao,
  refusals: { NAO_ENCONTRADA: 404, NAO_PODE: 409 },
  limit: { por: 'conta', max: 20, segundos: 3600 },
})
