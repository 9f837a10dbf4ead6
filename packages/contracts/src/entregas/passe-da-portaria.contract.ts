import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'

export const passeDaPortaria = defineCall('GET /v1/agendamentos/:uid/passe', {
  summary: 'O código que o comprador mostra na portaria, com o que precisa saber no dia da retirada',
  permission: 'compra:minha',
  params: z.object({ uid: Uid }),
  reply: z.object({
    uid: Uid,
    /** the check page that the gate reads */
    endereco: z.string(),
    /** the same as an SVG document */
    qrcode: z.string(),
    quem: z.string(),
    bem: z.string(),
    placa: z.string().nullable(),
    inicio: Instante,
    fim: Instante,
    patio: z.string(),
    enderecoDoPatio: z.string(),
    /** an iCalendar with this one appointment */
    calendario: z.string(),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
