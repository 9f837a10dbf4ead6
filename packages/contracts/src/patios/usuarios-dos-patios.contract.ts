import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Uid } from '../core/fields.ts'

export const usuariosDosPatios = defineCall('GET /v1/patios/usuarios/qb', {
  summary: 'Pessoas com o papel Pátio e os pátios em que trabalham',
  permission: 'patio:usuarios',
  query: ConsultaDeLista.extend({
    patio: Uid.optional(),
    semPatio: z.enum(['sim'], 'Valor inválido').optional(),
  }),
  reply: z.array(
    z.object({
      uid: Uid,
      nome: z.string(),
      email: z.string(),
      ativo: z.boolean(),
      patios: z.array(z.object({ uid: Uid, nome: z.string() })),
    }),
  ),
  counted: true,
})
