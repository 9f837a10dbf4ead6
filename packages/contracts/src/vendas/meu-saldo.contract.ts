import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosApurados } from '../core/fields.ts'

export const meuSaldo = defineCall('GET /v1/cliente/saldo', {
  summary:
    'O que o cliente deve, o que a casa valida, o que ele pagou e o que volta a ele, em todas as compras',
  permission: 'compra:minha',
  reply: z.object({
    devido: CentavosApurados,
    /** purchases with something to pay, the one that is due first */
    aPagar: z.array(
      z.object({ id: z.number(), leilao: z.string(), valor: CentavosApurados, vencimento: z.string() }),
    ),
    emValidacao: CentavosApurados,
    pago: CentavosApurados,
    aDevolver: CentavosApurados,
    devolvido: CentavosApurados,
  }),
})
