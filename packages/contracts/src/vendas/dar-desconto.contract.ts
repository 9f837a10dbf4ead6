import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, IdNumerico, texto, Versao } from '../core/fields.ts'
import { VendaDaEquipe } from './venda.schemas.ts'

export const darDesconto = defineCall('PUT /v1/leilao/vendas/:id/desconto', {
  summary: 'Define o desconto de uma venda (zero retira)',
  permission: 'venda:acertar',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    valor: Centavos,
    motivo: texto(500, 'Informe o motivo do desconto'),
    versao: Versao,
  }),
  reply: VendaDaEquipe,
  refusals: { NAO_ENCONTRADA: 404, MUDOU: 409, RECUSADA: 409, LIMITE: 403 },
})
