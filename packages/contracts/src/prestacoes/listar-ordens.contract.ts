import { SITUACOES_DE_ORDEM } from '@martelo/domain/prestacoes/ordem-de-pagamento.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { OrdemDePagamento } from './prestacao.schemas.ts'

export const listarOrdens = defineCall('GET /v1/ordens-de-pagamento/qb', {
  summary: 'Ordens de pagamento aos comitentes; as que esperam o banco são a lista de transferências',
  permission: 'prestacao:pagar',
  query: ConsultaDeLista.extend({
    situacao: z.enum(SITUACOES_DE_ORDEM, { error: 'Situação inválida' }).optional(),
  }),
  reply: z.array(
    OrdemDePagamento.extend({
      preUid: z.string(),
      comitente: z.string(),
      leilao: z.string(),
      documento: z.string(),
      banco: z.string(),
      agencia: z.string(),
      conta: z.string(),
    }),
  ),
  counted: true,
})
