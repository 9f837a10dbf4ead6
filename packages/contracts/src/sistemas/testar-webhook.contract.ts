import { NOMES_DE_EVENTO } from '@martelo/domain/sistemas/escopos.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const testarWebhook = defineCall('POST /v1/comitentes/webhooks/:uid/testar', {
  summary:
    'Envia um evento de ensaio ao endereço do webhook; a um endereço de teste, o exemplo do evento que se pede',
  permission: 'sistema-comitente:gerir',
  params: z.object({ uid: Uid }),
  body: z.object({ evento: z.enum(NOMES_DE_EVENTO, 'Evento desconhecido').nullish() }),
  reply: z.object({ eventoUid: z.uuid() }),
  refusals: { NAO_ENCONTRADO: 404, SO_NO_TESTE: 409 },
  limit: { por: 'conta', max: 30, segundos: 600 },
})
