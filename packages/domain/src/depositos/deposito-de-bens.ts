/**
 * What goods cost that stay with the house without an auction: a price per day after the free days, up to the release.
 * A released deposit changes no more.
 */
import type { Dia } from '../calendario/dia.ts'
import { diasEntre } from '../calendario/tempo-brasilia.ts'
import type { Centavos } from '../comum/dinheiro.ts'

export const SITUACOES_DE_DEPOSITO = ['DEPOSITADO', 'LIBERADO'] as const
export type SituacaoDeDeposito = (typeof SITUACOES_DE_DEPOSITO)[number]
export const ROTULO_DO_DEPOSITO: Readonly<Record<SituacaoDeDeposito, string>> = {
  DEPOSITADO: 'Depositado',
  LIBERADO: 'Liberado',
}
export const MAXIMO_DE_ITENS = 200

export interface ContaDoDeposito {
  readonly dias: number
  readonly cobrados: number
  readonly valor: Centavos
}

export function contaDoDeposito(
  d: {
    readonly entrada: Dia
    readonly saida: Dia | null
    readonly diaria: Centavos
    readonly diasLivres: number
  },
  hoje: Dia,
): ContaDoDeposito {
  const dias = Math.max(0, diasEntre(d.entrada, d.saida ?? hoje))
  const cobrados = Math.max(0, dias - d.diasLivres)
  return { dias, cobrados, valor: cobrados * d.diaria }
}

/** Why it cannot be released now; null when it can. */
export function impedimentoDaLiberacao(
  d: { readonly situacao: string; readonly entrada: Dia; readonly itens: number },
  dia: Dia,
): string | null {
  if (d.situacao === 'LIBERADO') return 'Este depósito já foi liberado.'
  if (d.itens === 0) return 'Liste os bens antes de liberar.'
  return dia < d.entrada ? 'A liberação não pode vir antes da entrada.' : null
}
