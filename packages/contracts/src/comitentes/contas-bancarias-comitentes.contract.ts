import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { ContaGuardada } from './conta-do-comitente.schemas.ts'

export const contasBancariasComitentes = defineCall('GET /v1/contas-bancarias-comitentes', {
  summary: 'Contas bancárias dos comitentes, ou de um deles',
  permission: 'conta-bancaria:editar',
  query: z.object({ comUid: Uid.optional() }),
  reply: z.array(ContaGuardada.extend({ comId: z.number().nullable(), comitente: z.string().nullable() })),
})
