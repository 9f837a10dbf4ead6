import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { BoletoNaLista } from './boleto.schemas.ts'

export const boletosDoLeilao = defineCall('GET /v1/leiloes/:leiUid/boletos', {
  summary: 'Boletos dos lotes de um comitente num leilão; ADM vê os de todos',
  permission: 'comitente:acompanhar',
  params: z.object({ leiUid: Uid }),
  reply: z.object({
    leilao: z.string(),
    boletos: z.array(
      BoletoNaLista.pick({
        uid: true,
        situacao: true,
        rotulo: true,
        vencido: true,
        nossoNumero: true,
        vencimento: true,
        emissao: true,
      }).extend({ lotes: z.string(), comitentes: z.string() }),
    ),
    /** lots sold by consignors who take boletos only, and that have none */
    semBoleto: z.number().int(),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
