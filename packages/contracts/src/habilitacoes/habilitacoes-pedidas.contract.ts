import { SITUACOES_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista, Instante, Uid } from '../core/fields.ts'

export const habilitacoesPedidas = defineCall('GET /v1/leilao/habilitacoes', {
  summary: 'Habilitações pedidas, as que esperam decisão primeiro',
  permission: 'habilitacao:decidir',
  query: ConsultaDeLista.extend({
    leiUid: Uid.optional(),
    cliUid: Uid.optional(),
    situacao: z.enum(SITUACOES_DE_HABILITACAO).optional(),
  }),
  reply: z.array(
    z.object({
      uid: Uid,
      versao: z.number().int(),
      leiUid: Uid,
      leilao: z.string(),
      cliUid: Uid,
      cliente: z.string(),
      apelido: z.string(),
      documentoSituacao: z.string(),
      situacao: z.enum(SITUACOES_DE_HABILITACAO),
      tipo: z.string(),
      solicitadaAt: Instante,
      decididaAt: Instante.nullable(),
      decididaPor: z.string().nullable(),
      motivo: z.string().nullable(),
      /** what was agreed to; null before the texts were kept */
      aceito: z.string().nullable(),
      aceitoAt: Instante,
      /** the auction's words have changed since */
      aceitoOutro: z.boolean(),
      /** for this auction; null: only the client's own limit */
      limiteDeCompra: z.number().int().nullable(),
      /** the decisions that this person may take now */
      podeAprovar: z.boolean(),
      podeReprovar: z.boolean(),
      podeRevogar: z.boolean(),
      /** why it cannot be approved yet */
      pendencia: z.string().nullable(),
    }),
  ),
  counted: true,
})
