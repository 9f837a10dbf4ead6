import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Uid } from '../core/fields.ts'
import { ChaveDoPedido, LanceAceito, RECUSAS_DE_LANCE } from '../lances/recusas-de-lance.schemas.ts'
import { DoLoteDaSala } from './pregao.schemas.ts'

export const lanceDeApelido = defineCall('POST /v1/leilao/:leiUid/sala/lotes/:lelUid/lance-de-apelido', {
  summary: 'Lance digitado pelo leiloeiro para alguém do auditório: por um apelido ou pela vez dele',
  permission: 'pregao:conduzir',
  params: DoLoteDaSala,
  body: z.object({
    quem: z.union([
      z.object({ apeUid: Uid }),
      z.object({ acao: z.enum(['proximo', 'repetir', 'revezar', 'randomico'], 'Ação desconhecida') }),
    ]),
    valor: Centavos,
    /** typed to defend the consignor's reserve: such a leader ends in a repurchase */
    emDefesa: z.boolean().default(false),
    chaveDoPedido: ChaveDoPedido,
    confirmarValorAlto: z.boolean().default(false),
  }),
  reply: LanceAceito,
  refusals: {
    ...RECUSAS_DE_LANCE,
    NAO_ENCONTRADO: 404,
    SEM_PERMISSAO: 403,
    APELIDOS_DESLIGADOS: 409,
    SEM_APELIDO: 409,
  },
  maxBody: 2048,
})
