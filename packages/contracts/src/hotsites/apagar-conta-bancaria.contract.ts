import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const apagarContaBancaria = defineCall('DELETE /v1/contas-bancarias/:uid', {
  summary: 'Desativa uma conta da própria casa',
  permission: 'hotsite:editar',
  params: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404 },
})
