import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { EnderecoDoWebhook, Eventos } from './sistema.schemas.ts'

export const editarWebhook = defineCall('PUT /v1/comitentes/webhooks/:uid', {
  summary: 'Muda o endereço e os eventos de um webhook, ou o pausa; um endereço novo pede um segredo novo',
  permission: 'sistema-comitente:gerir',
  params: z.object({ uid: Uid }),
  body: z.object({ endereco: EnderecoDoWebhook, eventos: Eventos, ativo: z.boolean() }),
  reply: z.object({ segredo: z.string().nullable() }),
  refusals: { NAO_ENCONTRADO: 404, ENDERECO: 422 },
})
