// Whom a data incident affects, as the record shows it.
import { z } from 'zod'
import { Instante, Uid } from '../core/fields.ts'

export const AfetadosDoIncidente = z.object({
  total: z.number().int(),
  avisados: z.number().int(),
  /** null: no letter was written yet */
  mensagem: z.string().nullable(),
  /** the first of the list */
  pessoas: z.array(
    z.object({
      id: z.number().int(),
      uid: Uid,
      nome: z.string(),
      email: z.string(),
      avisadoAt: Instante.nullable(),
    }),
  ),
})
