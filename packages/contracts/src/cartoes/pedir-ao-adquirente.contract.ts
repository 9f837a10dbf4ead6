import { PEDIDOS_DE_CARTAO } from '@martelo/domain/cartoes/pedidos-ao-adquirente.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid, Versao } from '../core/fields.ts'
import { CartaoDaEquipe } from './cartao.schemas.ts'

export const pedirAoAdquirente = defineCall('POST /v1/cartoes/:uid/pedidos', {
  summary: 'Pede ao adquirente a captura, o cancelamento da autorização ou o estorno de tudo',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  body: z.object({
    pedido: z.enum(PEDIDOS_DE_CARTAO, { error: 'Escolha o que pedir' }),
    motivo: textoOpcional(300),
    versao: Versao,
  }),
  reply: CartaoDaEquipe,
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, RECUSADO: 409 },
})
