import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const verificacaoDoSite = defineCall('GET /v1/hotsite/verificacao', {
  summary: 'Como reconhecer a casa: endereços oficiais, contas em que recebe e leiloeiros com o seu registro',
  permission: 'publico',
  replica: true,
  reply: z.object({
    dominios: z.array(z.string()),
    emails: z.array(z.string()),
    contas: z.array(
      z.object({
        banco: z.string(),
        bancoCodigo: z.string(),
        agencia: z.string(),
        conta: z.string(),
        titular: z.string(),
        titularDocumento: z.string(),
        pixChave: z.string().nullable(),
      }),
    ),
    pix: z.object({ chave: z.string(), nome: z.string() }).nullable(),
    leiloeiros: z.array(
      z.object({ nome: z.string(), junta: z.string(), matricula: z.string(), uf: z.string() }),
    ),
  }),
})
