import { EVENTOS_DA_CASA } from '@martelo/domain/indicacoes/credito.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid, Versao } from '../core/fields.ts'
import { CreditoDaCasa } from './credito.schemas.ts'

export const moverCreditoDeIndicacao = defineCall('POST /v1/indicacoes/:uid/mover', {
  summary: 'Aprova, recusa ou dá por pago um crédito de indicação, com motivo',
  permission: 'indicacao:decidir',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(EVENTOS_DA_CASA, 'Ato desconhecido'),
    motivo: texto(300, 'Informe o motivo'),
    versao: Versao,
  }),
  reply: CreditoDaCasa,
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, RECUSADA: 409 },
})
