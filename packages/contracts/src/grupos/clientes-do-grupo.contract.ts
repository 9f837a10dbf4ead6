import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Instante, Uid } from '../core/fields.ts'

export const clientesDoGrupo = defineCall('GET /v1/grupos-de-clientes/:uid/clientes', {
  summary: 'Os clientes de um grupo',
  permission: 'grupo-cliente:ver',
  params: z.object({ uid: Uid }),
  query: ConsultaDeLista,
  counted: true,
  reply: z.array(
    z.object({
      id: z.number().int(),
      uid: Uid,
      nome: z.string(),
      apelido: z.string(),
      origem: z.enum(['manual', 'regra']),
      desde: Instante,
    }),
  ),
})
