import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'

export const leiloesParaEvento = defineCall('GET /v1/eventos/leiloes', {
  summary: 'Os leilões da casa que um evento pode ter',
  permission: 'evento:ver',
  reply: z.array(z.object({ uid: Uid, nome: z.string(), data: Instante, situacao: z.string() })),
})
