import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { NotasDaVenda } from './nota.schemas.ts'

export const notasDaVenda = defineCall('GET /v1/leilao/vendas/:id/notas', {
  summary: 'As notas de arrematação de uma venda, com a situação de agora',
  permission: 'venda:ver',
  params: z.object({ id: IdNumerico }),
  reply: NotasDaVenda,
  refusals: { NAO_ENCONTRADA: 404 },
})
