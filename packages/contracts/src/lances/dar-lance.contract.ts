import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos } from '../core/fields.ts'
import { ChaveDoPedido, DoLote, LanceAceito, RECUSAS_DE_LANCE } from './recusas-de-lance.schemas.ts'

export const darLance = defineCall('POST /v1/leilao/lotes/:lelUid/lances', {
  summary: 'Dá um lance manual; a resposta sai depois de gravado e traz o recibo',
  permission: 'lance:dar',
  ato: 'LANCES',
  params: DoLote,
  body: z.object({
    valor: Centavos,
    chaveDoPedido: ChaveDoPedido,
    /** the person was shown an unusually high value and confirmed it */
    confirmarValorAlto: z.boolean().default(false),
  }),
  reply: LanceAceito,
  refusals: RECUSAS_DE_LANCE,
  socket: true,
  maxBody: 2048,
})
