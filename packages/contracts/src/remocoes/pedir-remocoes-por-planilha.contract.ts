import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'

export const pedirRemocoesPorPlanilha = defineCall('POST /v1/remocoes/planilha', {
  summary: 'Pede remoções por uma planilha: confere as linhas, e pede as que estão certas quando confirmar',
  permission: 'remocao:pedir',
  body: z.object({
    confirmar: z.enum(['sim', 'nao'], { error: 'Informe se é para pedir' }),
    chaveDoPedido: Uid,
  }),
  upload: { maxArquivos: 1, maxBytes: 5 * 1024 * 1024 },
  reply: z.object({
    pedidas: z.number().int(),
    linhas: z.array(
      z.object({
        linha: z.number().int(),
        veiculo: z.string(),
        local: z.string(),
        patio: z.string(),
        erro: z.string().nullable(),
      }),
    ),
  }),
  refusals: { ARQUIVO: 422 },
  limit: { por: 'conta', max: 30, segundos: 600 },
})
