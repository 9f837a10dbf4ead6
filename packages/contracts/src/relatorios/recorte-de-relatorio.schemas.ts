// What a report is asked with, the same for the screen, its files and a saved report.
import { NOMES_DOS_PERIODOS } from '@martelo/domain/relatorios/periodos.ts'
import { z } from 'zod'
import { Dia, textoLivre, Uid } from '../core/fields.ts'
import { NOMES_DOS_RELATORIOS } from './relatorios-declarados.ts'

export const QualRelatorio = z.object({
  relatorio: z.enum(NOMES_DOS_RELATORIOS, { error: 'Não há este relatório' }),
})

const Campo = textoLivre()
  .max(30)
  .regex(/^[A-Za-z]+$/, 'Campo inválido')

export const RecorteDeRelatorio = z.object({
  periodo: z.enum(NOMES_DOS_PERIODOS, { error: 'Período inválido' }).default('365'),
  de: Dia.optional(),
  ate: Dia.optional(),
  leilao: Uid.optional(),
  comitente: Uid.optional(),
  patio: Uid.optional(),
  /** sums by this field */
  grupo: Campo.optional(),
  /** only rows whose `campo` is `valor`: the rows behind a figure; an absent `valor` is none */
  campo: Campo.optional(),
  valor: textoLivre().max(300, 'Valor muito longo').optional(),
})
export type RecorteDeRelatorio = z.infer<typeof RecorteDeRelatorio>
