import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, textoOpcional, Versao } from '../core/fields.ts'
import { VendaDaEquipe } from './venda.schemas.ts'

export const salvarPartesDaVenda = defineCall('PUT /v1/leilao/vendas/:id/partes', {
  summary: 'Quem mais consta na venda: o advogado do comprador e a quem ele endossa o que comprou',
  permission: 'venda:acertar',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    advogado: textoOpcional(120),
    endossoNome: textoOpcional(120),
    endossoDocumento: textoOpcional(20),
    versao: Versao,
  }),
  reply: VendaDaEquipe,
  refusals: { NAO_ENCONTRADA: 404, MUDOU: 409, DADOS: 422 },
})
