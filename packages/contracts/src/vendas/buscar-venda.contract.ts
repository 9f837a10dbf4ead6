import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { VendaDaEquipe } from './venda.schemas.ts'

export const buscarVenda = defineCall('GET /v1/leilao/vendas/buscar-venda/:id', {
  summary: 'Uma venda para a equipe',
  permission: 'venda:ver',
  params: z.object({ id: IdNumerico }),
  reply: VendaDaEquipe,
  refusals: { NAO_ENCONTRADA: 404 },
})
