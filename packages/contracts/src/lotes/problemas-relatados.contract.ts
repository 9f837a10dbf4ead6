import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { MotivoDeProblema } from './problema.schemas.ts'

export const problemasRelatados = defineCall('GET /v1/problemas-relatados/qb', {
  summary: 'O que visitantes relataram sobre os lotes, o mais novo primeiro',
  permission: 'problema:ver',
  query: ConsultaDeLista.extend({
    situacao: z.enum(['abertos', 'vistos', 'todos'], 'Situação desconhecida').default('abertos'),
  }),
  reply: z.array(
    z.object({
      uid: z.uuid(),
      motivo: MotivoDeProblema,
      texto: z.string(),
      email: z.string().nullable(),
      cliente: z.string().nullable(),
      createdAt: z.iso.datetime(),
      vistoAt: z.iso.datetime().nullable(),
      vistoPor: z.string().nullable(),
      lote: z.object({
        uid: z.uuid(),
        id: z.number(),
        numero: z.string(),
        nome: z.string(),
        leilao: z.string(),
      }),
    }),
  ),
  counted: true,
})
