import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'
import { LeilaoNoDetran } from './detran.schemas.ts'

export const ligarLeilaoAoDetran = defineCall('PUT /v1/detran/leiloes/:leilaoUid', {
  summary: 'Liga um leilão ao número que ele tem no Detran',
  permission: 'detran:agir',
  params: z.object({ leilaoUid: Uid }),
  body: z.object({ codigo: texto(40, 'Informe o número do leilão no Detran') }),
  reply: LeilaoNoDetran,
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409 },
})
