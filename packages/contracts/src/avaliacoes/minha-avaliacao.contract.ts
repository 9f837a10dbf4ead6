import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { MinhaAvaliacao } from './avaliacao-da-compra.schemas.ts'

export const minhaAvaliacao = defineCall('GET /v1/cliente/compras/:id/avaliacao', {
  summary: 'O que o comprador escreveu sobre uma compra sua, ou o que o impede de escrever',
  permission: 'compra:minha',
  params: z.object({ id: IdNumerico }),
  reply: MinhaAvaliacao,
  refusals: { NAO_ENCONTRADA: 404 },
})
