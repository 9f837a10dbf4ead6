// The error object as a schema, for the reference and for tests.
import { z } from 'zod'

export const ErroDaApiSchema = z.object({
  message: z.union([z.string(), z.array(z.string())]),
  statusCode: z.number().int(),
  error: z.string(),
  campos: z.record(z.string(), z.string()).optional(),
  dados: z.unknown().optional(),
  requestId: z.string().optional(),
  esperarSegundos: z.number().int().optional(),
})
