// An offer to the next bidder on the wire: as he sees it, and as the house does.
import { SITUACOES_DE_OFERTA } from '@martelo/domain/vendas/segunda-oferta.ts'
import { z } from 'zod'
import { Uid } from '../core/fields.ts'

export const MinhaSegundaOferta = z.object({
  uid: Uid,
  lelUid: Uid,
  numero: z.string(),
  nome: z.string(),
  leilao: z.string(),
  foto: z.string().nullable(),
  url: z.string(),
  valor: z.number().int(),
  colocacao: z.number().int(),
  prazo: z.string(),
  versao: z.number().int(),
})
export type MinhaSegundaOferta = z.infer<typeof MinhaSegundaOferta>

export const SegundaOferta = z.object({
  uid: Uid,
  colocacao: z.number().int(),
  cliente: z.object({ id: z.number().int(), nome: z.string() }),
  valor: z.number().int(),
  situacao: z.enum(SITUACOES_DE_OFERTA),
  rotulo: z.string(),
  prazo: z.string(),
  criadaAt: z.string(),
  respondidaAt: z.string().nullable(),
  versao: z.number().int(),
})

/** A lot of a sale that was given up: what was offered, and who comes next. */
export const LoteDesistido = z.object({
  lelUid: Uid,
  numero: z.string(),
  nome: z.string(),
  /** null when there is no one to ask; `motivo` says why */
  proximo: z.object({ nome: z.string(), valor: z.number().int(), colocacao: z.number().int() }).nullable(),
  motivo: z.string().nullable(),
  ofertas: z.array(SegundaOferta),
})
export type LoteDesistido = z.infer<typeof LoteDesistido>
