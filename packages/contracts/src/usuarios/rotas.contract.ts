import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const rotas = defineCall('GET /v1/usuario/rotas', {
  summary: 'As telas que esta sessão pode abrir',
  permission: 'sessao',
  reply: z.array(
    z.object({
      nome: z.string(),
      path: z.string(),
      area: z.string(),
      titulo: z.string(),
      menu: z.string().nullable(),
    }),
  ),
})
