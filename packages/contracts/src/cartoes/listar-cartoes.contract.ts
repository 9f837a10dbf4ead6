import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { CartaoDaEquipe } from './cartao.schemas.ts'

export const listarCartoes = defineCall('GET /v1/cartoes', {
  summary: 'Pagamentos no cartão da casa; primeiro o que espera por alguém: contestações e autorizações',
  permission: 'venda:acertar',
  query: ConsultaDeLista.extend({
    situacao: z
      .enum(['a-fazer', 'contestados', 'pagos', 'em-andamento', 'encerrados', 'todos'], {
        error: 'Situação inválida',
      })
      .default('a-fazer'),
  }),
  reply: z.array(CartaoDaEquipe),
  counted: true,
})
