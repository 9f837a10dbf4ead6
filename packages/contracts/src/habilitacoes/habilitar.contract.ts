import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'
import { MinhaHabilitacao } from './estou-habilitado.contract.ts'

export const habilitar = defineCall('POST /v1/leilao/:leiUid/habilitar', {
  summary: 'Aceita o regulamento e pede a habilitação para o leilão',
  permission: 'habilitacao:pedir',
  params: z.object({ leiUid: Uid }),
  body: z.object({
    aceitoRegulamento: z.literal(true, 'Aceite o regulamento para se habilitar'),
    regulamentoLido: texto(64)
      .optional()
      .describe('what GET /v1/cliente/estou-habilitado said; refused when the text has changed since'),
  }),
  reply: MinhaHabilitacao,
  refusals: { LEILAO_INEXISTENTE: 404, LEILAO_ENCERRADO: 409, NAO_PODE: 409, REGULAMENTO_MUDOU: 409 },
  limit: { por: 'conta', max: 20, segundos: 60 },
})
