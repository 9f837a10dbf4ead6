import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Boletim, RECUSAS_DO_BOLETIM } from './boletim.schemas.ts'

export const moverBoletim = defineCall('POST /v1/newsletter/boletins/:uid/mover', {
  summary: 'Envia um boletim a quem confirmou o e-mail, para o envio ou continua',
  permission: 'newsletter:enviar',
  params: z.object({ uid: Uid }),
  body: z.object({ evento: z.enum(['enviar', 'parar', 'continuar'], 'Ação desconhecida') }),
  reply: Boletim,
  refusals: RECUSAS_DO_BOLETIM,
})
