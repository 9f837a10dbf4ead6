import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'

export const leiloeirosQb = defineCall('GET /v1/leiloeiros/qb', {
  summary: 'Leiloeiros da casa',
  permission: 'leilao:ver',
  query: ConsultaDeLista.extend({ soAtivos: z.enum(['sim'], 'Valor inválido').optional() }),
  reply: z.array(
    z.object({
      uid: z.uuid(),
      versao: z.number(),
      nome: z.string(),
      matricula: z.string(),
      junta: z.string(),
      uf: z.string(),
      ativo: z.boolean(),
      usuarioEmail: z.string().nullable(),
      leiloes: z.number(),
    }),
  ),
  counted: true,
})
