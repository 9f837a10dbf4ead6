import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto } from '../core/fields.ts'

/** Whoever knows the address of a subscription is the browser that made it: no session is asked for, so that leaving works after the session ended. */
export const desinscreverPush = defineCall('POST /v1/avisos/desligar-aparelho', {
  summary: 'Deixa de enviar avisos a este navegador',
  permission: 'publico',
  body: z.object({ endpoint: texto(1000, 'Informe o endereço do aparelho') }),
  reply: z.object({}),
  limit: { por: 'ip', max: 120, segundos: 3600 },
})
