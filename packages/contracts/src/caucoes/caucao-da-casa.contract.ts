import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Uid } from '../core/fields.ts'
import { CaucaoDaCasa, DecisaoPossivel } from './caucao.schemas.ts'

export const caucaoDaCasa = defineCall('GET /v1/leilao/caucoes/:uid', {
  summary: 'Uma caução com o que se pode decidir agora, o Pix que a pagou e o que foi devolvido',
  permission: 'caucao:ver',
  params: z.object({ uid: Uid }),
  reply: CaucaoDaCasa.extend({
    pagadorNome: z.string().nullable(),
    /** masked on the server */
    pagadorDocumento: z.string().nullable(),
    endToEndId: z.string().nullable(),
    devolucaoPedidaAt: Instante.nullable(),
    /** what a retention would keep at most, and the fine of the purchase that was given up */
    disponivel: Centavos,
    multaPrevista: Centavos,
    compras: z.array(z.object({ id: z.number().int(), situacao: z.string(), restante: z.number().int() })),
    decisoes: z.array(DecisaoPossivel),
  }),
  refusals: { NAO_ENCONTRADA: 404 },
})
