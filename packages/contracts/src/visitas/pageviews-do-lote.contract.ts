import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const pageviewsDoLote = defineCall('GET /v1/leilao/lotes/pageviews/:uid', {
  summary: 'Quantas vezes a página de um lote foi aberta, e o mapa de onde ele está',
  permission: 'publico',
  params: z.object({ uid: Uid }),
  reply: z.object({
    lelUid: z.uuid(),
    veiUid: z.uuid(),
    quantidade: z.number(),
    googleMaps: z.string().nullable(),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
