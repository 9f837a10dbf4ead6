import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CartaoDeLote } from '../lotes/publico-lote.schemas.ts'

export const favoritosCompleto = defineCall('GET /v1/cliente/favoritos/completo', {
  summary: 'Os favoritos do cliente com o lote de cada veículo',
  permission: 'cliente:area',
  reply: z.array(CartaoDeLote),
  counted: true,
})
