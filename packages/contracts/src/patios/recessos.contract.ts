import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { RecessoDoPatio } from './patio.schemas.ts'

export const recessos = defineCall('GET /v1/patios/recessos', {
  summary: 'Recessos dos pátios, os próximos primeiro',
  permission: 'patio:agenda',
  query: ConsultaDeLista.extend({ patUid: z.uuid({ error: 'Pátio inválido' }).optional() }),
  reply: z.array(RecessoDoPatio),
  counted: true,
})
