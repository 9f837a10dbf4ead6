import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Email, textoOpcional } from '../core/fields.ts'
import { ChaveDoPedido, DoLote, LanceAceito, RECUSAS_DE_LANCE } from './recusas-de-lance.schemas.ts'

export const fazerProposta = defineCall('POST /v1/leilao/lotes/:lelUid/propostas', {
  summary: 'Envia uma proposta; só a equipe a vê, e o preço da disputa não muda',
  permission: 'lance:dar',
  ato: 'LANCES',
  params: DoLote,
  body: z.object({
    valor: Centavos,
    chaveDoPedido: ChaveDoPedido,
    telefone: textoOpcional(30),
    email: Email.nullish(),
  }),
  reply: LanceAceito,
  refusals: RECUSAS_DE_LANCE,
  maxBody: 2048,
})
