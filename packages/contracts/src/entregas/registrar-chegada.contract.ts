import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const registrarChegada = defineCall('POST /v1/agendamentos/:uid/chegada', {
  summary: 'Registra que quem vem retirar chegou ao pátio',
  permission: 'patio:agenda',
  params: z.object({ uid: Uid }),
  reply: z.object({ uid: Uid, chegadaAt: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, RECUSADO: 409 },
})
