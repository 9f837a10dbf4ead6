import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { CondicionalDoLote } from '../pregao/pregao.schemas.ts'

export const minhasCondicionais = defineCall('GET /v1/cliente/condicionais', {
  summary: 'Lotes em condicional do cliente, com a resposta do comitente e o prazo',
  permission: 'compra:minha',
  query: z.object({ lelUid: Uid.optional() }),
  reply: z.array(
    z.object({
      lelUid: Uid,
      leiUid: Uid,
      numero: z.string(),
      nome: z.string(),
      condicional: CondicionalDoLote,
      /** what the client may do now */
      can: z.object({ responder: z.boolean(), motivo: z.string().nullable() }),
    }),
  ),
})
