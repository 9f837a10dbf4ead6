import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const baixarAnexo = defineCall('GET /v1/anexos/:uid/arquivo', {
  summary: 'Um arquivo de um registro',
  permission: 'retaguarda:entrar',
  params: z.object({ uid: Uid }),
  file: true,
  refusals: { NAO_ENCONTRADO: 404 },
})
