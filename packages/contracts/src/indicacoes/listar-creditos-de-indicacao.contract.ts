import { SITUACOES_DO_CREDITO } from '@martelo/domain/indicacoes/credito.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { CreditoDaCasa } from './credito.schemas.ts'

export const listarCreditosDeIndicacao = defineCall('GET /v1/indicacoes', {
  summary: 'Os créditos de indicação da casa, com o que faz uma pessoa conferir',
  permission: 'indicacao:ver',
  query: ConsultaDeLista.extend({ situacao: z.enum(SITUACOES_DO_CREDITO).optional() }),
  counted: true,
  reply: z.array(CreditoDaCasa),
})
