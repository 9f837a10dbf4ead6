import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, textoLivre } from '../core/fields.ts'

/** As the browser's PushSubscription says it. */
export const inscreverPush = defineCall('POST /v1/cliente/aparelhos', {
  summary: 'Passa a enviar os avisos do cliente também a este navegador',
  permission: 'cliente:area',
  recurso: 'avisos-no-aparelho',
  body: z.object({
    endpoint: texto(1000, 'Informe o endereço do aparelho'),
    keys: z.object({
      p256dh: textoLivre().regex(/^[\w-]{80,100}=?$/, 'Chave inválida'),
      auth: textoLivre().regex(/^[\w-]{20,30}={0,2}$/, 'Chave inválida'),
    }),
  }),
  reply: z.object({ aparelhos: z.number() }),
  refusals: { SERVICO_DESCONHECIDO: 422, CHEIO: 409 },
  limit: { por: 'conta', max: 30, segundos: 3600 },
})
