import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, Uid } from '../core/fields.ts'
import { VisitaNoPatio } from './visitacao.schemas.ts'

export const visitasDoPatio = defineCall('GET /v1/patios/:patUid/visitas', {
  summary: 'As visitas marcadas em um pátio, de um dia a uma semana',
  permission: 'patio:agenda',
  params: z.object({ patUid: Uid }),
  query: z.object({ de: Dia, ate: Dia }),
  reply: z.array(VisitaNoPatio),
  refusals: { NAO_ENCONTRADO: 404, PERIODO: 400 },
})
