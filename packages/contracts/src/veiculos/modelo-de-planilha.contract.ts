import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const modeloDePlanilha = defineCall('GET /v1/importacoes/modelo/:formato', {
  summary: 'O modelo de planilha para preencher',
  permission: 'importacao:fazer',
  params: z.object({ formato: z.enum(['xlsx', 'csv'], 'Formato desconhecido') }),
  file: true,
})
