import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'

export const eventosDaPorta = defineCall('GET /v1/eventos/porta', {
  summary: 'Os eventos em que se recebem convidados: de ontem em diante',
  permission: 'evento:receber',
  reply: z.array(z.object({ uid: Uid, nome: z.string(), local: z.string(), inicioAt: Instante })),
})
