import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const apagarBusca = defineCall('DELETE /v1/cliente/buscas-salvas/:uid', {
  summary: 'Apaga uma busca salva',
  permission: 'cliente:area',
  recurso: 'buscas-salvas',
  params: z.object({ uid: Uid }),
  reply: z.object({}),
  refusals: { NAO_ENCONTRADO: 404 },
})
