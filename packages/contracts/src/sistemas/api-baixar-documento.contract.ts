import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { LIMITE_DA_API, RECUSAS_DA_CHAVE } from './sistema.schemas.ts'

export const apiBaixarDocumento = defineCall('GET /v1/api-comitente/documentos/:uid/arquivo', {
  summary: 'Os bytes de um documento dos seus veículos (escopo documentos:ler)',
  permission: 'publico',
  params: z.object({ uid: Uid }),
  file: true,
  refusals: { ...RECUSAS_DA_CHAVE, NAO_ENCONTRADO: 404 },
  limit: LIMITE_DA_API,
})
