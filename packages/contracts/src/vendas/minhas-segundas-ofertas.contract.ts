import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { MinhaSegundaOferta } from './segunda-oferta.schemas.ts'

export const minhasSegundasOfertas = defineCall('GET /v1/cliente/segundas-ofertas', {
  summary: 'Lotes oferecidos a mim porque o comprador desistiu',
  permission: 'compra:minha',
  reply: z.array(MinhaSegundaOferta),
})
