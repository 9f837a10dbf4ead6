import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'

export const comitentesQb = defineCall('GET /v1/comitente/find/qb', {
  summary: 'Comitentes, com paginação, ordenação e busca',
  permission: 'comitente:ver',
  query: ConsultaDeLista.extend({ ativo: z.enum(['sim', 'nao'], 'Valor inválido').optional() }),
  reply: z.array(
    z.object({
      id: z.number(),
      uid: z.uuid(),
      versao: z.number(),
      nome: z.string(),
      cnpj: z.string().nullable(),
      grupo: z.string().nullable(),
      email: z.string().nullable(),
      logo: z.string().nullable(),
      exigeBoleto: z.boolean(),
      ativo: z.boolean(),
      veiculos: z.number(),
      lotesAbertos: z.number(),
    }),
  ),
  counted: true,
})
