import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, texto, Uid } from '../core/fields.ts'

export const cancelarVendaExterna = defineCall('POST /v1/comitente-integracao/lotes/:lelUid/cancelar', {
  summary:
    'O sistema do comitente cancela a venda de um lote: retira antes do martelo, recusa o condicional, pede à casa depois da venda',
  permission: 'integracao:externa',
  params: z.object({ lelUid: Uid }),
  body: z.object({
    motivo: texto(500, 'Diga o motivo'),
    /** the conditional bid that it refuses; another one now: MUDOU */
    sobre: Centavos.nullish(),
  }),
  reply: z.object({
    /** `pedida`: the buyer owes already, and the house decides; asked again it is the same request */
    feito: z.enum(['retirada', 'recusada', 'pedida']),
    mensagem: z.string(),
  }),
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
  limit: { por: 'conta', max: 60, segundos: 60 },
})
