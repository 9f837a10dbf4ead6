import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const mudarEstoque = defineCall('POST /v1/estoque/mudancas', {
  summary: 'Muda muitos veículos de uma vez: pátio, classificação, venda, recorte e decalque',
  permission: 'veiculo:editar',
  body: z.object({
    uids: z.array(Uid).min(1, 'Marque os veículos').max(200, 'No máximo 200 de uma vez'),
    patioUid: Uid.optional(),
    classificacaoUid: Uid.optional(),
    inibirVenda: z.boolean().optional(),
    bloquearRemocao: z.boolean().optional(),
    faltaRecorte: z.boolean().optional(),
    faltaDecalque: z.boolean().optional(),
  }),
  reply: z.object({ mudados: z.number() }),
  refusals: { REFERENCIA: 422 },
})
