import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const baixarDocumentoExterno = defineCall('GET /v1/comitente-integracao/documentos/:uid/arquivo', {
  summary:
    'O sistema de um comitente baixa um documento, laudo ou foto de um veículo do comitente, da remoção ou do pátio',
  permission: 'integracao:externa',
  params: z.object({ uid: Uid }),
  file: true,
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 120, segundos: 60 },
})
