/**
 * What a client is told about new lots of a saved search, and when the daily message is due. Pure: the day and the
 * hour are arguments.
 */
import { contar, type Palavra } from '../hotsites/concordar.ts'

export const MAXIMO_DE_BUSCAS = 20
export const HORA_DO_RESUMO = 8
/** Lots that a message names; the others are counted. */
export const LOTES_NO_AVISO = 10

export interface LoteDoAviso {
  readonly nome: string
  readonly url: string
}

/**
 * `dia` is today in Brasília (AAAA-MM-DD), `hora` its hour; `ultimoDia` the day of the last message. Once per day of
 * Brasília, from eight in the morning on. Not a day after the last one: it would drift through the day.
 */
export function resumoDevido(dia: string, hora: number, ultimoDia: string | null): boolean {
  return hora >= HORA_DO_RESUMO && (ultimoDia === null || ultimoDia < dia)
}

export function tituloDoAviso(busca: string, quantos: number, lote: Palavra): string {
  return `${contar(quantos, lote)} ${quantos === 1 ? 'combina' : 'combinam'} com “${busca}”`
}

interface Lista {
  readonly lotes: readonly LoteDoAviso[]
  readonly quantos: number
  readonly lote: Palavra
  /** scheme and host of the site */
  readonly origem: string
  /** path */
  readonly lista: string
}

/** The letter's list: some lots with their addresses, how many more, and where all are. */
export function listaDaCarta(c: Lista): string {
  const ditos = c.lotes.slice(0, LOTES_NO_AVISO)
  const restam = c.quantos - ditos.length
  return [
    ditos.map((l) => `- ${l.nome}\n  ${c.origem}${l.url}`).join('\n'),
    restam > 0 ? `E mais ${contar(restam, c.lote)}.` : '',
    `Ver todos: ${c.origem}${c.lista}`,
  ]
    .filter((p) => p !== '')
    .join('\n\n')
}
