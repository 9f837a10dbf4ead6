import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiroEscrito } from '../core/fields.ts'
import { MeuIncidente } from './incidente.schemas.ts'

export const meusIncidentes = defineCall('GET /v1/cliente/incidentes', {
  summary: 'Os problemas que o cliente relatou das suas compras; de uma, e se ainda pode relatar outro',
  permission: 'compra:minha',
  query: z.object({ vndId: inteiroEscrito('Compra inválida').optional() }),
  reply: z.object({
    incidentes: z.array(MeuIncidente),
    /** of the purchase that was asked; null: none was */
    podeAbrir: z
      .object({ pode: z.boolean(), motivo: z.string().nullable(), ate: z.string().nullable() })
      .nullable(),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
