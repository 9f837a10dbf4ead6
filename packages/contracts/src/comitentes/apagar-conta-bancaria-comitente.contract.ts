import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const apagarContaBancariaComitente = defineCall('DELETE /v1/contas-bancarias-comitentes/del/:uid', {
  summary: 'Desativa uma conta bancária de um comitente',
  permission: 'conta-bancaria:editar',
  params: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404 },
})
