import { SITUACOES_DE_ANULACAO } from '@martelo/domain/vendas/anulacao.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid } from '../core/fields.ts'

/** `retirar` is who asked's own; the two others are another person's, who may decide (the domain's table). */
export const decidirAnulacao = defineCall('PUT /v1/leilao/anulacoes/:uid', {
  summary: 'Confirma ou recusa a anulação pedida por outra pessoa, ou retira o próprio pedido',
  permission: 'venda:mover',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(['confirmar', 'recusar', 'retirar'], { error: 'Ação inválida' }),
    motivo: textoOpcional(500),
  }),
  reply: z.object({ situacao: z.enum(SITUACOES_DE_ANULACAO), devolver: z.number().int().nullable() }),
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409 },
})
