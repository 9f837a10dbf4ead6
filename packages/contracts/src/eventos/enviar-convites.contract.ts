import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const enviarConvites = defineCall('POST /v1/eventos/:uid/convites', {
  summary:
    'Envia o convite por e-mail, ou pelo WhatsApp da casa, aos convidados escolhidos ou a todos os que não o receberam',
  recurso: 'eventos',
  permission: 'evento:editar',
  params: z.object({ uid: Uid }),
  body: z.object({
    convidados: z.array(Uid).min(1, 'Escolha ao menos um').max(200, 'No máximo 200 por vez').optional(),
    /** without it: by mail, and by the house's WhatsApp to those without an address */
    canal: z.enum(['email', 'whatsapp']).optional(),
  }),
  /** `semContato`: chosen, and reached by none of the channels; `faltam`: for the next call */
  reply: z.object({ enviados: z.number().int(), semContato: z.number().int(), faltam: z.number().int() }),
  refusals: { NAO_ENCONTRADO: 404, TERMINOU: 409 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
