import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'

export const ensaiarExclusao = defineCall('GET /v1/clientes/:id/ensaio-da-exclusao', {
  summary: 'O que sairia e o que ficaria se este cliente fosse excluído agora, e o que impede; nada muda',
  permission: 'privacidade:ver',
  params: z.object({ id: IdNumerico }),
  reply: z.object({
    impedimentos: z.array(z.string()),
    sai: z.array(z.object({ oque: z.string(), linhas: z.number().int() })),
    fica: z.array(z.object({ oque: z.string(), linhas: z.number().int() })),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
