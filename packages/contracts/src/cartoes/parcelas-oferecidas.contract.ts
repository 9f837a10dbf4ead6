import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { LinhasDeParcelas } from './cartao.schemas.ts'

export const parcelasOferecidas = defineCall('GET /v1/cartoes/parcelas', {
  summary: 'As parcelas que o comprador encontra na compra: a tabela da casa sob a regra do cartão',
  permission: 'publico',
  reply: z.object({
    /** cards are taken on the purchase's page */
    aceita: z.boolean(),
    linhas: LinhasDeParcelas,
  }),
})
