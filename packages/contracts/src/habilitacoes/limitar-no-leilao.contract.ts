import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, textoOpcional, Uid, Versao } from '../core/fields.ts'

export const limitarNoLeilao = defineCall('PUT /v1/leilao/habilitacoes/:uid/limite', {
  summary: 'Define o limite de compra de um cliente num leilão (nulo retira)',
  permission: 'habilitacao:decidir',
  params: z.object({ uid: Uid }),
  body: z.object({
    limiteDeCompra: Centavos.nullable(),
    motivo: textoOpcional(300),
    versao: Versao,
  }),
  reply: z.object({ limiteDeCompra: Centavos.nullable(), versao: z.number().int() }),
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409 },
})
