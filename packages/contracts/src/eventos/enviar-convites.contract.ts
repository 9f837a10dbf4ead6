import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const enviarConvites = defineCall('POST /v1/eventos/:uid/convites', {
  summary: 'Envia o convite por e-mail aos convidados escolhidos, ou a todos os que ainda não receberam',
  recurso: 'eventos',
  permission: 'evento:editar',
  params: z.object({ uid: Uid }),
  body: z.object({
    convidados: z.array(Uid).min(1, 'Escolha ao menos um').max(200, 'No máximo 200 por vez').optional(),
  }),
  reply: z.object({ enviados: z.number().int(), semEmail: z.number().int() }),
  refusals: { NAO_ENCONTRADO: 404, TERMINOU: 409 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
