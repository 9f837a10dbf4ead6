import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { LoteDesistido } from './segunda-oferta.schemas.ts'

export const segundasOfertasDaVenda = defineCall('GET /v1/leilao/vendas/:id/segundas-ofertas', {
  summary: 'Os lotes de uma venda desistida: ofertas feitas e quem é o próximo colocado',
  permission: 'venda:ver',
  params: z.object({ id: IdNumerico }),
  reply: z.array(LoteDesistido),
  refusals: { NAO_ENCONTRADA: 404 },
})
