import { EVENTOS_DE_COMPROVANTE } from '@martelo/domain/entregas/comprovante-do-item.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid } from '../core/fields.ts'
import { Comprovante } from '../vendas/venda.schemas.ts'

export const responderComprovanteDoItem = defineCall('PUT /v1/comprovantes/:uid/resposta', {
  summary: 'Aceita ou recusa, com o motivo, a autorização de um terceiro ou o aviso de recebimento',
  permission: 'sessao',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(EVENTOS_DE_COMPROVANTE, { error: 'Ação inválida' }),
    motivo: textoOpcional(500),
  }),
  reply: Comprovante,
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409 },
})
