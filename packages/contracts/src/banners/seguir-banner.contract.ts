import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const seguirBanner = defineCall('POST /v1/banners/:uid/clique', {
  summary: 'Conta um clique em um banner e diz aonde ele leva',
  permission: 'publico',
  params: z.object({ uid: Uid }),
  reply: z.object({ urlDestino: z.string() }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 600, segundos: 3600 },
})
