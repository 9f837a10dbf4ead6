import { MAXIMO_DE_PARCELAS } from '@martelo/domain/pagamentos/parcelas-do-cartao.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { CentavosPositivos, IdNumerico, inteiro, Uid } from '../core/fields.ts'
import { Cartao } from './cartao.schemas.ts'

export const pagarComCartao = defineCall('POST /v1/compras/:id/cartoes', {
  summary: 'Abre o formulário do adquirente para pagar no cartão; o número do cartão nunca passa por aqui',
  permission: 'compra:minha',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    valor: CentavosPositivos,
    qtdParcelas: inteiro('Escolha as parcelas').min(1).max(MAXIMO_DE_PARCELAS),
    /** the total that the buyer read: another table is another choice */
    valorComJuros: CentavosPositivos,
    chaveDoPedido: Uid,
  }),
  reply: Cartao,
  refusals: {
    NAO_ENCONTRADA: 404,
    RECUSADO: 409,
    VALOR: 409,
    PARCELAS: 409,
    CHAVE_REUSADA: 409,
    ADQUIRENTE_FORA: 503,
  },
  limit: { por: 'conta', max: 40, segundos: 3600 },
})
