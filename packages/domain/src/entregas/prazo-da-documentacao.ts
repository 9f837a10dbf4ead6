/**
 * The deadline of the vehicle's documents, in business days (specification: "Documentation deadline is shown in
 * business days"), counted from the day on which the goods were collected.
 */
import { type Calendario, diasUteisEntre, somarDiasUteis } from '../calendario/dias-uteis.ts'
import type { Dia } from '../calendario/dia.ts'

export interface PrazoDaDocumentacao {
  /** The last day. */
  readonly ate: Dia
  /** Business days from today to it; negative when late. This is the field `prazoAtual`. */
  readonly prazoAtual: number
}

export function prazoDaDocumentacao(
  retiradaEm: Dia,
  previsaoDias: number,
  hoje: Dia,
  civil: Calendario,
): PrazoDaDocumentacao {
  const ate = somarDiasUteis(retiradaEm, previsaoDias, civil)
  return { ate, prazoAtual: diasUteisEntre(hoje, ate, civil) }
}

export function textoDoPrazo(prazoAtual: number): string {
  if (prazoAtual === 0) return 'Vence hoje'
  const dias = Math.abs(prazoAtual)
  const medida = dias === 1 ? '1 dia útil' : `${dias} dias úteis`
  return prazoAtual > 0 ? `Faltam ${medida}`.replace('Faltam 1 ', 'Falta 1 ') : `Atrasado há ${medida}`
}
