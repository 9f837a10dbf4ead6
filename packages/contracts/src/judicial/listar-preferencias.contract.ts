import { SITUACOES_DA_PREFERENCIA } from '@martelo/domain/judicial/preferencia.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Uid } from '../core/fields.ts'
import { DireitoDeclarado } from './judicial.schemas.ts'

export const listarPreferencias = defineCall('GET /v1/judicial/preferencias/qb', {
  summary: 'Direitos de preferência declarados na casa, os que esperam a decisão primeiro',
  permission: 'judicial:decidir',
  query: ConsultaDeLista.extend({
    situacao: z.enum(SITUACOES_DA_PREFERENCIA, { error: 'Situação inválida' }).optional(),
    direito: Uid.optional(),
  }),
  reply: z.array(
    DireitoDeclarado.extend({
      cliente: z.string(),
      lote: z.string(),
      leilao: z.string(),
      processo: z.string(),
      vara: z.string(),
      /** path of the lot's page */
      url: z.string(),
      provas: z.number().int(),
      decididaPor: z.string().nullable(),
      eventos: z.array(z.enum(['reconhecer', 'recusar'])),
    }),
  ),
  counted: true,
})
