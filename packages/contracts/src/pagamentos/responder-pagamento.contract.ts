import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoOpcional, Uid, Versao } from '../core/fields.ts'
import { VendaDaEquipe } from '../vendas/venda.schemas.ts'

export const responderPagamento = defineCall('PUT /v1/pagamentos/:uid/resposta', {
  summary: 'Aprova um pagamento, marca divergência ou estorna um aprovado',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  body: z.object({
    evento: z.enum(['aprovar', 'divergir', 'estornar'], { error: 'Ação inválida' }),
    motivo: textoOpcional(300),
    /** approves although it is more than what is missing: the rest waits for its refund */
    aceitaExcedente: z.boolean().default(false),
    versao: Versao,
  }),
  reply: VendaDaEquipe,
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, RECUSADO: 409, EXCEDENTE: 409, OUTRA_PESSOA: 403 },
})
