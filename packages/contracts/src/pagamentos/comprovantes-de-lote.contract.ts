import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Comprovante } from '../vendas/venda.schemas.ts'

export const comprovantesDeLote = defineCall('GET /v1/minhas-compras/comprovantes-de-lote/:id', {
  summary: 'Todos os comprovantes da venda deste lote, para a equipe',
  permission: 'venda:ver',
  params: z.object({ id: Uid }),
  reply: z.array(Comprovante),
})
