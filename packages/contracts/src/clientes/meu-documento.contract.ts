import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const meuDocumento = defineCall('GET /v1/cliente/documentos/:uid/arquivo', {
  summary: 'O arquivo de um documento que o próprio cliente enviou',
  permission: 'cliente:area',
  params: z.object({ uid: Uid }),
  file: true,
  refusals: { NAO_ENCONTRADO: 404 },
})
