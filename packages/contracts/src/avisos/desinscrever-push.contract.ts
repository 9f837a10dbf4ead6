import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto } from '../core/fields.ts'

/**
 * Knowing the address of a subscription proves to be the browser that made it: it needs no session, so that
 * unsubscribing works after the session ended.
 */
export const desinscreverPush = defineCall('POST /v1/avisos/desligar-aparelho', {
  summary: 'Deixa de enviar avisos a este navegador',
  permission: 'publico',
  body: z.object({ endpoint: texto(1000, 'Informe o endereço do aparelho') }),
  reply: z.object({}),
  limit: { por: 'ip', max: 120, segundos: 3600 },
})
