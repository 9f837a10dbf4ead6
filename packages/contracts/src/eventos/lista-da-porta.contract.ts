import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'
import { RESPOSTAS } from './convidado.schemas.ts'

export const listaDaPorta = defineCall('GET /v1/eventos/:uid/porta', {
  summary: 'Os convidados de um evento para a porta: o aparelho guarda e confere também sem rede',
  permission: 'evento:receber',
  params: z.object({ uid: Uid }),
  reply: z.object({
    evento: z.object({
      uid: Uid,
      nome: z.string(),
      local: z.string(),
      inicioAt: Instante,
      cancelado: z.boolean(),
    }),
    convidados: z.array(
      z.object({
        codigo: z.string(),
        nome: z.string(),
        empresa: z.string().nullable(),
        resposta: z.enum(RESPOSTAS),
        acompanhantes: z.number().int(),
        entrouAt: Instante.nullable(),
        pessoas: z.number().int(),
      }),
    ),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
