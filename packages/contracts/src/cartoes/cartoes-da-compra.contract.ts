import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosApurados, IdNumerico } from '../core/fields.ts'
import { Cartao, LinhasDeParcelas } from './cartao.schemas.ts'

export const cartoesDaCompra = defineCall('GET /v1/compras/:id/cartoes', {
  summary: 'O que o comprador pode e já tentou pagar no cartão: parcelas oferecidas e cada pagamento',
  permission: 'compra:minha',
  params: z.object({ id: IdNumerico }),
  reply: z.object({
    aceita: z.boolean(),
    valorMinimo: CentavosApurados,
    linhas: LinhasDeParcelas,
    cartoes: z.array(Cartao),
  }),
  refusals: { NAO_ENCONTRADA: 404 },
})
