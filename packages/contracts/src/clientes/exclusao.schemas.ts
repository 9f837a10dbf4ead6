import { z } from 'zod'
import { Instante } from '../core/fields.ts'

/** How a client's request to be forgotten stands, and what it would do. */
export const MinhaExclusao = z.object({
  pedido: z.object({ pedidoAt: Instante, executarAt: Instante }).nullable(),
  impedimentos: z.array(z.string()),
  dias: z.number().int(),
  sai: z.array(z.string()),
  fica: z.array(z.object({ oque: z.string(), porque: z.string() })),
})
