import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { RECUSAS_DO_BOLETIM } from './boletim.schemas.ts'

export const apagarBoletim = defineCall('DELETE /v1/newsletter/boletins/:uid', {
  summary: 'Apaga um rascunho; o que começou a ser enviado fica',
  permission: 'newsletter:enviar',
  params: z.object({ uid: Uid }),
  reply: z.object({}),
  refusals: RECUSAS_DO_BOLETIM,
})
