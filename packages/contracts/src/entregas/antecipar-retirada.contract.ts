import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const anteciparRetirada = defineCall('POST /v1/agendamentos/:uid/antecipacao', {
  summary: 'Traz para hoje a retirada de quem chegou ao pátio antes do dia agendado',
  permission: 'patio:agenda',
  params: z.object({ uid: Uid }),
  reply: z.object({ uid: Uid, inicio: z.string(), fim: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, HORARIO: 409, RECUSADO: 409 },
})
