// An annulment on the wire, as the house sees it.
import {
  DESTINOS_DO_ANULADO,
  FUNDAMENTOS_DA_ANULACAO,
  SITUACOES_DE_ANULACAO,
} from '@martelo/domain/vendas/anulacao.ts'
import { z } from 'zod'
import { Uid } from '../core/fields.ts'

export const Anulacao = z.object({
  uid: Uid,
  itemUid: Uid,
  lote: z.string(),
  fundamento: z.enum(FUNDAMENTOS_DA_ANULACAO),
  ato: z.string().nullable(),
  motivo: z.string(),
  destino: z.enum(DESTINOS_DO_ANULADO),
  situacao: z.enum(SITUACOES_DE_ANULACAO),
  pedidaPor: z.string(),
  pedidaAt: z.string(),
  decididaPor: z.string().nullable(),
  decididaAt: z.string().nullable(),
  resposta: z.string().nullable(),
  /** what goes back to the buyer, once confirmed */
  devolver: z.number().int().nullable(),
  /** what this person may do now; a text says why not, null: it may be done */
  pode: z.object({
    confirmar: z.string().nullable(),
    recusar: z.string().nullable(),
    retirar: z.string().nullable(),
  }),
})
export type Anulacao = z.infer<typeof Anulacao>

export const AnulacoesDaVenda = z.object({
  anulacoes: z.array(Anulacao),
  /** lots whose sale may be annulled; `impedimento` says why not */
  itens: z.array(
    z.object({ itemUid: Uid, lote: z.string(), valor: z.number().int(), impedimento: z.string().nullable() }),
  ),
})
