import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, CentavosPositivos, IdNumerico, texto, Uid } from '../core/fields.ts'
import { VendaDaEquipe } from './venda.schemas.ts'

export const lancarItemExtra = defineCall('POST /v1/leilao/vendas/:id/itens-extras', {
  summary: 'Soma à venda o que se vende além dos lotes, como uma segunda chave',
  permission: 'venda:acertar',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    descricao: texto(120, 'Descreva o item'),
    valor: CentavosPositivos,
    /** settled outside the product */
    valorPago: Centavos.default(0),
    /** the same again is the same item */
    chaveDoPedido: Uid,
  }),
  reply: VendaDaEquipe,
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409 },
})
