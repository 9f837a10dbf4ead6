import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const importacoesRecentes = defineCall('GET /v1/importacoes', {
  summary: 'As últimas importações da casa',
  permission: 'importacao:fazer',
  reply: z.array(
    z.object({
      uid: z.uuid(),
      nomeArquivo: z.string(),
      situacao: z.enum(['previa', 'confirmada', 'descartada']),
      leilao: z.string().nullable(),
      por: z.string(),
      criadaAt: z.iso.datetime(),
      linhas: z.number(),
    }),
  ),
})
