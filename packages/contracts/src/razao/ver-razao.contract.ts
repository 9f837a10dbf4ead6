import { GRUPOS_DE_CONTAS } from '@martelo/domain/razao/plano-de-contas.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConferenciaDoRazao } from './razao.schemas.ts'

export const verRazao = defineCall('GET /v1/razao', {
  summary: 'As contas da casa com os seus saldos, e o que a última conferência achou',
  permission: 'razao:ver',
  reply: z.object({
    contas: z.array(
      z.object({
        conta: z.string(),
        codigo: z.string(),
        rotulo: z.string(),
        grupo: z.enum(GRUPOS_DE_CONTAS),
        debitos: z.number().int(),
        creditos: z.number().int(),
        saldo: z.number().int(),
      }),
    ),
    soma: z.number().int(),
    conferencia: ConferenciaDoRazao.nullable(),
  }),
})
