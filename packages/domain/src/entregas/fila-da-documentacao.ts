/**
 * The queue of the vehicle documents: what the Despachante has to do, the nearest deadline first. The deadline counts in
 * business days from the day on which the goods were collected (specification, section 9), so its order is not that of
 * the days alone: a holiday or another forecast moves it.
 */
import type { Calendario } from '../calendario/dias-uteis.ts'
import type { Dia } from '../calendario/dia.ts'
import { type PrazoDaDocumentacao, prazoDaDocumentacao } from './prazo-da-documentacao.ts'
import type { SituacaoDeDocumentacao } from './states.ts'

/** What has left the yard and has not reached the buyer. */
export const SITUACOES_NA_FILA = ['em_analise', 'com_despachante', 'aguardando_comitente', 'enviado'] as const
export type SituacaoNaFila = (typeof SITUACOES_NA_FILA)[number]

/** In these the house still has something to do. */
export const SITUACOES_POR_FAZER: readonly SituacaoDeDocumentacao[] = SITUACOES_NA_FILA.filter(
  (s) => s !== 'enviado',
)

export const PRAZOS_NA_FILA = ['vencido', 'semana'] as const
export type PrazoNaFila = (typeof PRAZOS_NA_FILA)[number]
export const ROTULO_DO_PRAZO_NA_FILA: Record<PrazoNaFila, string> = {
  vencido: 'Atrasados',
  semana: 'Vencem em até 5 dias úteis',
}
const UMA_SEMANA = 5

export interface NaFila {
  readonly id: number
  readonly retiradaEm: Dia
  readonly previsaoDias: number
}

/** With its deadline, the nearest first; of two with one deadline the older item. */
export function ordenarPelaUrgencia<T extends NaFila>(
  itens: readonly T[],
  hoje: Dia,
  civil: Calendario,
  prazo?: PrazoNaFila,
): (T & PrazoDaDocumentacao)[] {
  return itens
    .map((i) => ({ ...i, ...prazoDaDocumentacao(i.retiradaEm, i.previsaoDias, hoje, civil) }))
    .filter(({ prazoAtual }) => {
      if (prazo === undefined) return true
      return prazo === 'vencido' ? prazoAtual < 0 : prazoAtual >= 0 && prazoAtual <= UMA_SEMANA
    })
    .toSorted((a, b) => (a.ate < b.ate ? -1 : a.ate > b.ate ? 1 : a.id - b.id))
}

/** What was pasted, one code a line, given to the rows in their order; rows without one keep what they have. */
export function distribuirCodigos(colado: string, linhas: readonly string[]): ReadonlyMap<string, string> {
  const codigos = colado
    .split(/[\n;,\t]+/)
    .map((c) => c.replace(/\s/g, '').toUpperCase())
    .filter((c) => c !== '')
  return new Map(
    linhas.flatMap((l, i) => {
      const codigo = codigos[i]
      return codigo === undefined ? [] : [[l, codigo] as const]
    }),
  )
}

/** Codes that stand at more than one row: an object of the carrier is one. */
export function codigosRepetidos(codigos: readonly string[]): ReadonlySet<string> {
  const vistos = new Set<string>()
  return new Set(
    codigos
      .map((c) => c.trim().toUpperCase())
      .filter((c) => {
        const repetido = c !== '' && vistos.has(c)
        vistos.add(c)
        return repetido
      }),
  )
}
