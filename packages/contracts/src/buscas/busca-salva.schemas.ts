// A saved search as its client sees it.
import { z } from 'zod'
import { texto } from '../core/fields.ts'

export const Frequencia = z.enum(['na-hora', 'diaria'], 'Escolha quando avisar')
export const NomeDaBusca = texto(80, 'Dê um nome à busca')

export const BuscaSalva = z.object({
  uid: z.uuid(),
  nome: z.string(),
  endereco: z.string(),
  frequencia: Frequencia,
  porEmail: z.boolean(),
  createdAt: z.iso.datetime(),
  /** lots found since it was saved */
  achados: z.number(),
})
