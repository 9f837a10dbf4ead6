// A group as other forms pick it, and a client's groups.
import { z } from 'zod'
import { Instante, inteiro, Uid } from '../core/fields.ts'

export const GrupoCliente = z.object({
  id: z.number().int(),
  uid: Uid,
  nome: z.string(),
  descricao: z.string().nullable(),
  situacao: z.string(),
  tipo: z.string(),
  membros: z.number().int(),
  comissaoPorcentagem: z.number().nullable(),
  descontoPorcentagem: z.number().nullable().describe('off fixed prices'),
})

export const GrupoDoCliente = GrupoCliente.extend({
  origem: z.enum(['manual', 'regra']).describe('regra: the group took him in by its condition'),
  desde: Instante,
})

/** The groups that a lot or an auction is for; empty: for all. */
export const GruposCliente = z
  .array(inteiro('Grupo inválido').min(1, 'Grupo inválido'))
  .max(50, 'No máximo 50 grupos')
  .default([])
