// A saved search as its client sees it, and what both kinds of it are made of.
import { z } from 'zod'
import { texto, textoLivre } from '../core/fields.ts'
import { Filtro, LIMITES_DE_BUSCA } from '../lotes/busca.schemas.ts'

export const Frequencia = z.enum(['na-hora', 'diaria'], 'Escolha quando avisar')
export const NomeDaBusca = texto(80, 'Dê um nome à busca')

/** Path and query of the list. */
export const EnderecoDaBusca = textoLivre()
  .max(1500, 'Endereço muito longo')
  .regex(/^\/(?!\/)[\w\-.~%/?&=+,:;!*'()|@$[\]]*$/, 'Endereço inválido')
export const FiltrosDaBusca = z.array(Filtro).max(LIMITES_DE_BUSCA.filtros, 'Filtros demais')

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
