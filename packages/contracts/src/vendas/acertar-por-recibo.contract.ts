import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, texto, Uid, Versao } from '../core/fields.ts'
import { VendaDaEquipe } from './venda.schemas.ts'

export const acertarPorRecibo = defineCall('PUT /v1/vendas/itens/:uid/recibo', {
  summary: 'Anota quanto de um item foi acertado por recibo, fora do sistema: abate do que se deve',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  body: z.object({ valor: Centavos, motivo: texto(300, 'Diga de que recibo se trata'), versao: Versao }),
  reply: VendaDaEquipe,
  refusals: { NAO_ENCONTRADA: 404, MUDOU: 409, RECUSADA: 409 },
})
