import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const apagarAlerta = defineCall('DELETE /v1/alertas-por-email/:uid', {
  summary: 'Apaga uma busca salva só por e-mail, a pedido do titular',
  permission: 'newsletter:enviar',
  params: z.object({ uid: Uid }),
  reply: z.object({}),
  refusals: { NAO_ENCONTRADO: 404 },
})
