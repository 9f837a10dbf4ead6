// Maintenance as the house plans and follows it.
import { z } from 'zod'
import { Instante, Uid } from '../core/fields.ts'

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
