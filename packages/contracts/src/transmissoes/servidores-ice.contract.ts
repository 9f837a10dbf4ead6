import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const verServidoresIce = defineCall('GET /v1/transmissao/servidores-ice', {
  summary: 'Os servidores pelos quais um telefone e a mesa se encontram (STUN e TURN)',
  permission: 'transmissao:operar',
  reply: z.object({
    iceServers: z.array(
      z.object({ urls: z.string(), username: z.string().optional(), credential: z.string().optional() }),
    ),
  }),
})
