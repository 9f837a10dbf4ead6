import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'
import { Mensagem } from './conversas.events.ts'

export const conversa = defineCall('GET /v1/conversas', {
  summary: 'Mensagens de um leilão ou de um lote, das mais antigas às mais novas da página',
  permission: 'publico',
  query: z
    .object({
      leiUid: Uid.optional(),
      lelUid: Uid.optional(),
      /** messages before this one: the page above */
      antesDe: Uid.optional(),
      limite: z.coerce.number().int().min(1).max(100, 'No máximo 100 por página').default(50),
    })
    .refine((o) => (o.leiUid === undefined) !== (o.lelUid === undefined), 'Informe o leilão ou o lote'),
  reply: z.object({
    /** null: no message yet */
    chatUid: Uid.nullable(),
    salaUid: Uid,
    mensagens: z.array(Mensagem),
    temMais: z.boolean(),
    /** the reader's own pseudonym here */
    meuSelo: z.string().nullable(),
    naoLidas: z.number().int(),
    /** the last instant up to which the house has read */
    lidaPelaCasaAte: Instante.nullable(),
    can: z.object({
      escrever: z.boolean(),
      /** why not */
      motivo: z.string().nullable(),
      moderar: z.boolean(),
    }),
  }),
  refusals: { NAO_ENCONTRADO: 404, LOGIN_NECESSARIO: 401 },
})
