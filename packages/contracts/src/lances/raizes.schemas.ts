// Published roots of the logs of bids, with the house's signature. All bytes in hexadecimal.
import { z } from 'zod'
import { Instante } from '../core/fields.ts'

export const Hash = z.string().regex(/^[0-9a-f]{64}$/)

export const AssinaturaDaRaiz = z.object({
  raiz: Hash,
  /** rows of the log that it covers */
  folhas: z.number().int(),
  publicadaEm: Instante,
  /** Ed25519, over "martelo-raiz 1 <lelUid> <folhas> <raiz> <publicadaEm>" */
  chave: Hash,
  assinatura: z.string().regex(/^[0-9a-f]{128}$/),
})
