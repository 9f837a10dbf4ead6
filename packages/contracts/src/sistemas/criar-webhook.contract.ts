import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiro } from '../core/fields.ts'
import { Ambiente, EnderecoDoWebhook, Eventos } from './sistema.schemas.ts'

export const criarWebhook = defineCall('POST /v1/comitentes/webhooks', {
  summary: 'Cadastra um endereço que recebe eventos e mostra o seu segredo uma única vez',
  permission: 'sistema-comitente:gerir',
  body: z.object({
    comId: inteiro('Escolha o comitente'),
    ambiente: Ambiente,
    endereco: EnderecoDoWebhook,
    eventos: Eventos,
  }),
  reply: z.object({ uid: z.uuid(), segredo: z.string() }),
  refusals: { NAO_ENCONTRADO: 404, DEMAIS: 422, ENDERECO: 422 },
  limit: { por: 'conta', max: 30, segundos: 3600 },
})
