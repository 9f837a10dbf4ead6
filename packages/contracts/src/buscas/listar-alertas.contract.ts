import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { Frequencia } from './busca-salva.schemas.ts'

export const listarAlertas = defineCall('GET /v1/alertas-por-email/qb', {
  summary: 'Buscas salvas só por e-mail, sem conta, com o consentimento dado; a mais nova primeiro',
  permission: 'newsletter:ver',
  query: ConsultaDeLista.extend({
    situacao: z.enum(['ativos', 'aguardando', 'todos'], 'Situação desconhecida').default('ativos'),
  }),
  reply: z.array(
    z.object({
      uid: z.uuid(),
      email: z.string(),
      nome: z.string(),
      endereco: z.string(),
      frequencia: Frequencia,
      consentimento: z.string(),
      createdAt: z.iso.datetime(),
      /** null: its owner has not confirmed it, and nothing is sent */
      confirmadoAt: z.iso.datetime().nullable(),
      venceAt: z.iso.datetime().nullable(),
    }),
  ),
  counted: true,
})
