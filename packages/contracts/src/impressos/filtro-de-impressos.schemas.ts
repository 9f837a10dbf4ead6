// Which sales a printed answer is about: by their codes or uids, or, for the house, all of an auction, a consignor, a
// portfolio or an auctioneer.
import { z } from 'zod'
import { inteiroEscrito, textoLivre } from '../core/fields.ts'

/** One text or several: "a single string becomes a list" (specification, section 5). */
const lista = (um: z.ZodType<string>) =>
  z.preprocess(
    (v) => (typeof v === 'string' ? [v] : v),
    z.array(um).max(50, 'No máximo 50 por vez').optional(),
  )
const id = inteiroEscrito('Identificador inválido').min(1, 'Identificador inválido').optional()

export const FiltroDeImpressos = z
  .object({
    hashs: lista(textoLivre().regex(/^[0-9a-f]{32}$/, 'Código inválido')),
    uids: lista(z.uuid({ error: 'Identificador inválido' })),
    leiId: id,
    comId: id,
    carId: id,
    leoId: id,
  })
  .refine(
    (q) => Object.values(q).some((v) => v !== undefined),
    'Informe o código, o identificador, o leilão, o comitente, a carteira ou o leiloeiro',
  )
