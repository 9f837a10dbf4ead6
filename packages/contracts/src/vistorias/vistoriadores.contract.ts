import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const vistoriadores = defineCall('GET /v1/vistorias/vistoriadores', {
  summary: 'Quem faz vistorias na casa, para escolher a quem pedir uma',
  permission: 'vistoria:pedir',
  reply: z.array(z.object({ uid: z.uuid(), nome: z.string() })),
})
