import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const baixarRemessa = defineCall('GET /v1/boletos/remessas/:uid/arquivo', {
  summary: 'O arquivo de remessa, como vai ao banco',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADA: 404 },
  file: true,
})
