// An exchange of the delivery on the wire.
import { METODOS_DE_ENTREGA } from '@martelo/domain/entregas/metodos-de-entrega.ts'
import { SITUACOES_DE_TROCA } from '@martelo/domain/entregas/troca-de-entrega.ts'
import { z } from 'zod'
import { Uid } from '../core/fields.ts'

/** What a choice answers: `troca` is there when the difference has to be paid first. */
export const EscolhaFeita = z.object({
  uid: Uid,
  metodo: z.enum(METODOS_DE_ENTREGA),
  valor: z.number().int(),
  troca: z.object({ uid: Uid, diferenca: z.number().int() }).nullable(),
})

export const Troca = z.object({
  uid: Uid,
  metodo: z.enum(METODOS_DE_ENTREGA),
  valor: z.number().int(),
  diferenca: z.number().int(),
  situacao: z.enum(SITUACOES_DE_TROCA),
  rotulo: z.string(),
  motivo: z.string().nullable(),
  /** its newest proof */
  comprovanteUid: z.string().nullable(),
  versao: z.number().int(),
})
