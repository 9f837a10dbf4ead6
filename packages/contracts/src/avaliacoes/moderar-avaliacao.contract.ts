import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid, Versao } from '../core/fields.ts'

export const moderarAvaliacao = defineCall('PUT /v1/avaliacoes/:uid', {
  summary: 'Publica, recusa com motivo ou responde a avaliação de um comprador',
  permission: 'avaliacao-compra:moderar',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(['publicar', 'recusar', 'responder'], { error: 'Ação inválida' }),
    texto: textoOpcional(1000),
    versao: Versao,
  }),
  reply: z.object({ uid: Uid, situacao: z.string() }),
  refusals: { NAO_ENCONTRADA: 404, NAO_PODE: 409, MUDOU: 409 },
})
