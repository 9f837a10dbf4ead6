import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos } from '../core/fields.ts'
import { ChaveDoPedido, DoLote, LanceAceito, RECUSAS_DE_LANCE } from './recusas-de-lance.schemas.ts'

export const configurarLanceAutomatico = defineCall('POST /v1/leilao/lotes/:lelUid/lances-automaticos', {
  summary: 'Configura ou altera o teto do lance automático; ninguém mais o vê',
  permission: 'lance:dar',
  ato: 'LANCES',
  params: DoLote,
  body: z.object({
    valor: Centavos,
    chaveDoPedido: ChaveDoPedido,
    confirmarValorAlto: z.boolean().default(false),
  }),
  reply: LanceAceito,
  refusals: RECUSAS_DE_LANCE,
  socket: true,
  maxBody: 2048,
})
