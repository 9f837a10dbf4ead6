import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, Uid } from '../core/fields.ts'
import { Agendado, DiaDaAgenda } from './entrega.schemas.ts'

export const agendaDoPatioPorDia = defineCall('GET /v1/patios/:patUid/agenda', {
  summary: 'A agenda de retiradas de um pátio, de um dia a uma semana',
  permission: 'patio:agenda',
  params: z.object({ patUid: Uid }),
  query: z.object({ de: Dia, ate: Dia }),
  reply: z.object({
    capacidade: z.number().int(),
    dias: z.array(DiaDaAgenda.extend({ agendados: z.array(Agendado) })),
  }),
  refusals: { NAO_ENCONTRADO: 404, PERIODO: 400 },
})
