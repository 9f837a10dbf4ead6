import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos } from '../core/fields.ts'
import { ChaveDoPedido, DoLote, LanceAceito, RECUSAS_DE_LANCE } from './recusas-de-lance.schemas.ts'

export const comprarJa = defineCall('POST /v1/leilao/lotes/:lelUid/comprar-ja', {
  summary: 'Compra pelo preço Compre Já; o lote fica reservado por 30 minutos enquanto a venda é criada',
  permission: 'lance:dar',
  ato: 'LANCES',
  params: DoLote,
  /** the price that the buyer saw: another one is refused, never charged */
  body: z.object({ valor: Centavos, chaveDoPedido: ChaveDoPedido }),
  reply: LanceAceito,
  refusals: RECUSAS_DE_LANCE,
  maxBody: 2048,
})
