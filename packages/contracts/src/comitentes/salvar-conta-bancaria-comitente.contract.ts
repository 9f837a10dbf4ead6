import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { DadosDaConta } from './conta-do-comitente.schemas.ts'

export const salvarContaBancariaComitente = defineCall('POST /v1/contas-bancarias-comitentes', {
  summary: 'Inclui uma conta bancária de um comitente',
  permission: 'conta-bancaria:editar',
  body: DadosDaConta.extend({ comUid: Uid }),
  reply: z.object({ uid: z.uuid() }),
  refusals: { NAO_ENCONTRADO: 404, DOCUMENTO: 422 },
})
