import { z } from 'zod'

export const ConferenciaDoRazao = z.object({
  feitaAt: z.string(),
  soma: z.number().int(),
  vendas: z.number(),
  diferencas: z.array(
    z.object({
      tipo: z.enum(['soma', 'restante', 'lancamento']),
      objetoTipo: z.string(),
      objeto: z.string(),
      vndId: z.number().nullable(),
      esperado: z.number().int(),
      lancado: z.number().int(),
      texto: z.string(),
    }),
  ),
})
