import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const cancelarEnvioDeAnexo = defineCall('DELETE /v1/envios-de-anexos/:uid', {
  summary: 'Desiste de um envio em partes; o que chegou é apagado',
  permission: 'anexo:enviar',
  params: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404 },
})
