import { SITUACOES_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid, Versao } from '../core/fields.ts'

export const decidirHabilitacao = defineCall('PUT /v1/leilao/habilitacoes/:uid', {
  summary: 'Aprova, reprova ou revoga uma habilitação',
  permission: 'habilitacao:decidir',
  params: z.object({ uid: Uid }),
  body: z.object({
    decisao: z.enum(['aprovar', 'reprovar', 'revogar', 'pedirNovamente'], 'Decisão inválida'),
    motivo: textoOpcional(500),
    versao: Versao,
  }),
  reply: z.object({ situacao: z.enum(SITUACOES_DE_HABILITACAO), versao: z.number().int() }),
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, NAO_PODE: 409 },
})
