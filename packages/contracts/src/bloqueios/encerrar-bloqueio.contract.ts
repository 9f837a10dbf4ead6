import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'

export const encerrarBloqueio = defineCall('POST /v1/bloqueios/:uid/encerrar', {
  summary: 'Encerra um bloqueio antes do fim',
  permission: 'bloqueio:administrar',
  params: z.object({ uid: Uid }),
  body: z.object({ motivo: texto(500, 'Informe o motivo') }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, JA_ENCERRADO: 409 },
})
