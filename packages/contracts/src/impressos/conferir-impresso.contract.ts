import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const conferirImpresso = defineCall('GET /v1/impressos/conferir/:hash', {
  summary: 'O que está registrado sob o código de um documento impresso, com nomes mascarados',
  permission: 'publico',
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{32}$/, 'Código inválido') }),
  reply: z.object({
    documento: z.string(),
    situacao: z.string(),
    hotsite: z.string(),
    leilao: z.string(),
    leilaoData: z.string(),
    comprador: z.string(),
    lotes: z.array(z.object({ numero: z.string(), nome: z.string(), valor: z.number().int() })),
    valorTotal: z.number().int(),
    conferidoAt: z.string(),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 120, segundos: 600 },
})
