// A visit by appointment on the wire: to who holds its key, and to the gate of the yard.
import { SITUACOES_DE_VISITA } from '@martelo/domain/visitacoes/states.ts'
import { z } from 'zod'
import { textoLivre, Uid } from '../core/fields.ts'

const Pode = z.object({ pode: z.boolean(), motivo: z.string().nullable() })

export const VisitaMarcada = z.object({
  chave: z.string(),
  lelUid: Uid,
  lote: z.string(),
  /** the page of the lot; null: it is no longer on the site */
  url: z.string().nullable(),
  nome: z.string(),
  email: z.string(),
  inicio: z.string(),
  fim: z.string(),
  situacao: z.enum(SITUACOES_DE_VISITA),
  patio: z.string(),
  endereco: z.string(),
  comoVisitar: z.string().nullable(),
  versao: z.number().int(),
  podeRemarcar: Pode,
  podeCancelar: Pode,
})
export type VisitaMarcada = z.infer<typeof VisitaMarcada>

/** One visit in the day of a yard. */
export const VisitaNoPatio = z.object({
  uid: Uid,
  inicio: z.string(),
  fim: z.string(),
  situacao: z.enum(SITUACOES_DE_VISITA),
  nome: z.string(),
  telefone: z.string(),
  lote: z.string(),
  veiculo: z.string(),
  placa: z.string().nullable(),
  /** where it stands */
  vaga: z.string().nullable(),
  versao: z.number().int(),
  podeChegar: Pode,
  podeFaltar: Pode,
  podeCancelar: Pode,
})
export type VisitaNoPatio = z.infer<typeof VisitaNoPatio>

/** What opens the page of one visit. */
export const ChaveDaVisita = textoLivre('Endereço inválido').regex(/^[0-9a-f]{32}$/, 'Endereço inválido')
