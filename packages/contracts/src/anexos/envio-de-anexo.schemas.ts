import { z } from 'zod'
import { Uid } from '../core/fields.ts'

/** A file under way. `pronto`: it has arrived whole before, and is kept. */
export const EnvioDeAnexo = z.object({
  uid: Uid,
  recebidas: z.array(z.number()),
  pronto: z.boolean(),
})
