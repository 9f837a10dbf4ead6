import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, CentavosPositivos, Dia, IdNumerico, Uid } from '../core/fields.ts'

export const emitirBoleto = defineCall('POST /v1/vendas/:id/boletos', {
  summary: 'Emite um boleto da compra; fica pagável quando o banco o registra',
  permission: 'sessao',
  escopo: 'compras',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    valor: CentavosPositivos,
    /** the house's to choose; the buyer's is the payment date */
    vencimento: Dia.nullish(),
    desconto: Centavos.default(0),
    descontoAte: Dia.nullish(),
    abatimento: Centavos.default(0),
    chaveDoPedido: Uid,
  }),
  reply: z.object({ uid: Uid }),
  refusals: {
    NAO_ENCONTRADA: 404,
    RECUSADO: 409,
    VALOR: 409,
    SEM_CONVENIO: 409,
    CAMPOS: 400,
    CHAVE_REUSADA: 409,
  },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
