import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, textoOpcional, Versao } from '../core/fields.ts'
import { VendaDaEquipe } from './venda.schemas.ts'

/** What people may do with a sale; payments move it by themselves. Who may do which stands in the domain's table. */
export const EVENTOS_MANUAIS = ['fechar', 'reabrir', 'desistir', 'reverterDesistencia', 'cancelar'] as const

export const moverVenda = defineCall('PUT /v1/leilao/vendas/:id/situacao', {
  summary: 'Fecha, reabre, cancela uma venda ou registra a desistência do cliente',
  permission: 'venda:mover',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    evento: z.enum(EVENTOS_MANUAIS, { error: 'Ação inválida' }),
    motivo: textoOpcional(500),
    versao: Versao,
  }),
  reply: VendaDaEquipe,
  refusals: { NAO_ENCONTRADA: 404, MUDOU: 409, RECUSADA: 409 },
})
