import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Uid } from '../core/fields.ts'

export const lotesAIdentificar = defineCall('GET /v1/leilao/lotes/a-identificar', {
  summary: 'Lotes arrematados por apelido que ainda esperam o nome do comprador',
  permission: 'pregao:identificar',
  reply: z.array(
    z.object({
      lelUid: Uid,
      numero: z.string(),
      nome: z.string(),
      leiUid: Uid,
      leilao: z.string(),
      valor: Centavos,
      apelido: z.string(),
      cidade: z.string().nullable(),
      /** who typed the winning bid */
      digitadoPor: z.string().nullable(),
      desde: Instante,
      /** after it the lot counts as given up */
      prazo: Instante,
      /** below the reserve, or a conditional auction: the consignor will have the last word */
      condicional: z.boolean(),
    }),
  ),
})
