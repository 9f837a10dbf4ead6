import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const contasBancariasComitentes = defineCall('GET /v1/contas-bancarias-comitentes', {
  summary: 'Contas bancárias dos comitentes, ou de um deles',
  permission: 'comitente:ver',
  query: z.object({ comUid: Uid.optional() }),
  reply: z.array(
    z.object({
      uid: z.uuid(),
      comId: z.number().nullable(),
      comitente: z.string().nullable(),
      bancoCodigo: z.string(),
      banco: z.string(),
      agencia: z.string(),
      conta: z.string(),
      titular: z.string(),
      titularDocumento: z.string(),
      pixChave: z.string().nullable(),
      recebeLote: z.boolean(),
    }),
  ),
})
