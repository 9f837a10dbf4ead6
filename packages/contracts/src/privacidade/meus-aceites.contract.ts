import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante } from '../core/fields.ts'

export const meusAceites = defineCall('GET /v1/cliente/termos/aceites', {
  summary: 'As versões de termos que o cliente aceitou, a mais nova primeiro',
  permission: 'cliente:area',
  reply: z.array(
    z.object({ documento: z.enum(['termos', 'privacidade']), numero: z.string(), aceitoAt: Instante }),
  ),
})
