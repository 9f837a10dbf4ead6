import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { PatioPublico } from './patio.schemas.ts'
import { textoLivre } from '../core/fields.ts'

export const listaSiteDePatios = defineCall('GET /v1/patios/lista-site', {
  summary: 'Os pátios do hotsite',
  permission: 'publico',
  replica: true,
  query: z.object({
    estadoUf: textoLivre().length(2, 'Estado inválido').optional(),
    cidade: textoLivre().max(120, 'Cidade inválida').optional(),
  }),
  reply: z.array(PatioPublico),
})
