import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Uid, CentavosApurados } from '../core/fields.ts'

const Limite = z.object({ limite: Centavos, comprometido: CentavosApurados, disponivel: CentavosApurados })

export const meusLimites = defineCall('GET /v1/cliente/limites', {
  summary: 'Os limites de compra do cliente e quanto deles está em uso',
  permission: 'lance:dar',
  reply: z.object({
    /** null: no limit of his own */
    geral: Limite.nullable(),
    leiloes: z.array(Limite.extend({ leiUid: Uid, nome: z.string() })),
  }),
})
