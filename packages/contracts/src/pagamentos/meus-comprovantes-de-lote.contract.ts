import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Comprovante } from '../vendas/venda.schemas.ts'

export const meusComprovantesDeLote = defineCall('GET /v1/minhas-compras/meus-comprovantes-de-lote/:id', {
  summary: 'Os comprovantes que o cliente enviou para a compra deste lote',
  permission: 'compra:minha',
  params: z.object({ id: Uid }),
  reply: z.array(Comprovante),
})
