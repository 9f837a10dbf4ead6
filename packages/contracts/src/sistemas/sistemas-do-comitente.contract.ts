import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ChaveDoComitente, EntradaDeVeiculos, WebhookDoComitente } from './sistema.schemas.ts'

export const sistemasDoComitente = defineCall('GET /v1/comitentes/sistemas', {
  summary: 'Chaves, webhooks e envios dos sistemas dos comitentes de quem pergunta',
  permission: 'sistema-comitente:gerir',
  reply: z.object({
    comitentes: z.array(
      z.object({
        comId: z.number(),
        nome: z.string(),
        /** where his files are dropped, below the installation's folder; null: it has none */
        pasta: z.string().nullable(),
      }),
    ),
    chaves: z.array(ChaveDoComitente),
    webhooks: z.array(WebhookDoComitente),
    entradas: z.array(EntradaDeVeiculos),
  }),
})
