import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Extrato } from './extrato-bancario.schemas.ts'

export const extratosRecentes = defineCall('GET /v1/extratos', {
  summary: 'Os extratos e planilhas lidos por último, com quantas linhas esperam',
  permission: 'venda:acertar',
  reply: z.array(
    Extrato.omit({ linhas: true, erros: true, repetidas: true }).extend({
      total: z.number().int(),
      abertas: z.number().int(),
    }),
  ),
})
