import { SITUACOES_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Paginacao, Uid } from '../core/fields.ts'

export const minhasHabilitacoes = defineCall('GET /v1/cliente/habilitacoes', {
  summary: 'Habilitações do cliente, com o que ele aceitou em cada uma, a mais nova primeiro',
  permission: 'habilitacao:pedir',
  query: Paginacao,
  reply: z.array(
    z.object({
      uid: Uid,
      leiUid: Uid,
      leilao: z.string(),
      situacao: z.enum(SITUACOES_DE_HABILITACAO),
      aceitoAt: Instante,
      /** the regulation with its version; null before the texts were kept */
      aceito: z.string().nullable(),
      /** the auction's words have changed since */
      aceitoOutro: z.boolean(),
    }),
  ),
  counted: true,
})
