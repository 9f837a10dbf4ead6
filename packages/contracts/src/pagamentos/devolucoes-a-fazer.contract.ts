import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { DevolucaoDaEquipe } from '../vendas/venda.schemas.ts'

export const devolucoesAFazer = defineCall('GET /v1/devolucoes/qb', {
  summary: 'Dinheiro que precisa voltar a quem pagou, o que espera alguém primeiro',
  permission: 'venda:acertar',
  query: ConsultaDeLista.extend({
    situacao: z.enum(['abertas', 'devolvida', 'todas'], { error: 'Situação inválida' }).default('abertas'),
  }),
  reply: z.array(
    DevolucaoDaEquipe.extend({
      vndId: z.number().int().nullable(),
      cliente: z.string().nullable(),
      leilao: z.string().nullable(),
    }),
  ),
  counted: true,
})
