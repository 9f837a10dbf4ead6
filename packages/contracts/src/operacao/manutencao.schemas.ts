// Maintenance as the house plans and follows it.
import { z } from 'zod'
import { Instante, Uid } from '../core/fields.ts'

/** One act of the platform that still stands in some house. */
export const ManutencaoDasCasas = z.object({
  ato: Uid,
  mensagem: z.string(),
  fechaAt: Instante,
  reabreAt: Instante.nullable(),
  casas: z.array(z.string()).describe('names of the houses in which it stands'),
  fechadas: z.number().int().describe('of them, those that are closed now'),
  nesta: z.boolean().describe('it stands in the house of this request'),
})

export const Manutencao = z.object({
  uid: Uid,
  mensagem: z.string(),
  situacao: z.enum(['anunciada', 'fechada', 'encerrada', 'cancelada']),
  fechaAt: Instante,
  reabreAt: Instante.nullable(),
  fechadaAt: Instante.nullable(),
  encerradaAt: Instante.nullable(),
  leiloes: z.number().int().describe('auctions that stand still because of it'),
  por: z.string().nullable(),
  deVariasCasas: z.boolean().describe('announced in several houses by one act of the platform'),
})
