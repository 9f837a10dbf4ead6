import { SITUACOES_DA_NOTA } from '@martelo/domain/impressos/situacao-da-nota.ts'
import { z } from 'zod'
import { Instante, Uid } from '../core/fields.ts'
import { Extrato } from './impresso.schemas.ts'

export const Nota = z.object({
  uid: Uid,
  /** `codigoNotaFiscal`: number and year */
  codigo: z.string(),
  hashQrcode: z.string(),
  situacao: z.enum(SITUACOES_DA_NOTA),
  explicacao: z.string().nullable(),
  emitidaAt: Instante,
  emitidaPor: z.string(),
  motivo: z.string().nullable(),
})
/** A sale with the note that was issued last; null: none was. */
export const VendaComNota = Extrato.extend({ nota: Nota.nullable() })
/** Newest first, and why none may be issued now. */
export const NotasDaVenda = z.object({ notas: z.array(Nota), impedimento: z.string().nullable() })
