import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, texto, Versao } from '../core/fields.ts'
import { VendaDaEquipe } from './venda.schemas.ts'

export const prorrogarPrazo = defineCall('PUT /v1/leilao/vendas/:id/prazo', {
  summary: 'Dá um novo prazo de pagamento a uma venda e avisa o comprador',
  permission: 'venda:acertar',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    dataPagamento: z.iso.date({ error: 'Informe o novo prazo' }),
    motivo: texto(500, 'Informe o motivo'),
    versao: Versao,
  }),
  reply: VendaDaEquipe,
  refusals: { NAO_ENCONTRADA: 404, MUDOU: 409, RECUSADA: 409 },
})
