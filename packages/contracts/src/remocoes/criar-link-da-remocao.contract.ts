import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const criarLinkDaRemocao = defineCall('POST /v1/remocoes/:uid/links', {
  summary: 'Cria o endereço de uma remoção para a transportadora ou o motorista; o anterior deixa de valer',
  permission: 'remocao:mover',
  params: z.object({ uid: Uid }),
  body: z.object({ para: z.enum(['transportadora', 'motorista'], { error: 'Escolha para quem' }) }),
  reply: z.object({
    endereco: z.string(),
    expiraAt: z.string(),
    enviadoPara: z.string().nullable(),
    email: z.string().nullable(),
  }),
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409 },
  limit: { por: 'conta', max: 60, segundos: 600 },
})
