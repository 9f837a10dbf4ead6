import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const testarPush = defineCall('POST /v1/cliente/aparelhos/teste', {
  summary: 'Envia um aviso de teste aos aparelhos do cliente',
  permission: 'cliente:area',
  recurso: 'avisos-no-aparelho',
  reply: z.object({ aparelhos: z.number() }),
  refusals: { SEM_APARELHO: 409 },
  limit: { por: 'conta', max: 10, segundos: 3600 },
})
