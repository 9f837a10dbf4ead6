import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'

export const parcelamentoDoHotsite = defineCall('GET /v1/parcelamento/tabela', {
  summary: 'Juros ao mês para cada número de parcelas no cartão',
  permission: 'publico',
  reply: z.object({
    /** the product's own table: this hotsite has none */
    padrao: z.boolean(),
    marca: z.string(),
    linhas: z.array(z.object({ parcelas: z.number(), jurosAoMes: z.number() })),
  }),
})
