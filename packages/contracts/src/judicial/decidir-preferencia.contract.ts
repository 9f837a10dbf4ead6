import { SITUACOES_DA_PREFERENCIA } from '@martelo/domain/judicial/preferencia.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid, Versao } from '../core/fields.ts'

export const decidirPreferencia = defineCall('PUT /v1/leiloes/judicial/preferencias/:uid', {
  summary: 'Reconhece ou recusa, com motivo, um direito de preferência declarado',
  permission: 'judicial:decidir',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(['reconhecer', 'recusar'], { error: 'Ação desconhecida' }),
    motivo: textoOpcional(500),
    versao: Versao,
  }),
  reply: z.object({ situacao: z.enum(SITUACOES_DA_PREFERENCIA) }),
  refusals: { NAO_ENCONTRADA: 404, NAO_PODE: 409, MUDOU: 409 },
})
