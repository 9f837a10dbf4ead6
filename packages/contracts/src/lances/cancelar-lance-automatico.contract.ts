import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ChaveDoPedido, DoLote, LanceAceito, RECUSAS_DE_LANCE } from './recusas-de-lance.schemas.ts'

export const cancelarLanceAutomatico = defineCall('DELETE /v1/leilao/lotes/:lelUid/lances-automaticos', {
  summary: 'Cancela a parte do lance automático que ainda não foi lançada',
  permission: 'lance:dar',
  params: DoLote,
  query: z.object({ chaveDoPedido: ChaveDoPedido }),
  reply: LanceAceito,
  refusals: RECUSAS_DE_LANCE,
})
