import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const conviteEmMaos = defineCall('GET /v1/eventos/convidados/:uid/convite', {
  summary: 'O convite de um convidado, para copiar, mostrar ou enviar por WhatsApp',
  recurso: 'eventos',
  permission: 'evento:editar',
  params: z.object({ uid: Uid }),
  reply: z.object({
    codigo: z.string(),
    endereco: z.string(),
    /** what is to be said now: the invitation, that the event moved, or that it was cancelled */
    texto: z.string(),
    /** opens the conversation on the device of who presses it */
    whatsapp: z.string(),
    /** the house's own WhatsApp reaches this guest */
    pelaCasa: z.boolean(),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
