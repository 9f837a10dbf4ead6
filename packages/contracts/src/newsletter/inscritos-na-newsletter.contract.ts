import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'

export const inscritosNaNewsletter = defineCall('GET /v1/newsletter/qb', {
  summary: 'Quem pediu as novidades por e-mail, com o consentimento dado; o mais novo primeiro',
  permission: 'newsletter:ver',
  query: ConsultaDeLista.extend({
    situacao: z.enum(['ativos', 'aguardando', 'sairam', 'todos'], 'Situação desconhecida').default('ativos'),
  }),
  reply: z.array(
    z.object({
      uid: z.uuid(),
      nome: z.string(),
      email: z.string(),
      interesse: z.string().nullable(),
      consentimento: z.string(),
      createdAt: z.iso.datetime(),
      /** when its owner confirmed the address; null: nothing is sent there yet */
      confirmadoAt: z.iso.datetime().nullable(),
      saiuAt: z.iso.datetime().nullable(),
    }),
  ),
  counted: true,
})
