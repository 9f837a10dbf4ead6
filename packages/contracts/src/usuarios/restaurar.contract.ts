import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'

export const restaurar = defineCall('GET /v1/usuario/restaurar/:id', {
  summary: 'A sessão atual, se for deste usuário',
  permission: 'sessao',
  params: z.object({ id: IdNumerico }),
  reply: z.object({
    id: z.string(),
    uid: z.string(),
    nome: z.string(),
    autenticado: z.literal(true),
    roles: z.array(z.string()),
    dataFimToken: z.string(),
    cliUid: z.string().nullable(),
  }),
  refusals: { OUTRO_USUARIO: 403 },
})
