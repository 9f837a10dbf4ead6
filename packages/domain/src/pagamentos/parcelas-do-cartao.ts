/**
 * What a value costs in card instalments: one row per number of instalments with its interest per month, equal
 * instalments (Price). The house keeps the table; nothing here charges a card. Refuses: instalments below the least
 * one (answers fewer rows).
 */
import type { Centavos } from '../comum/dinheiro.ts'

export interface LinhaDoParcelamento {
  readonly parcelas: number
  /** percent per month; 0: without interest */
  readonly jurosAoMes: number
}

export interface Parcelamento extends LinhaDoParcelamento {
  readonly parcela: Centavos
  /** the first one, which carries the centavos that do not divide */
  readonly primeira: Centavos
  readonly total: Centavos
}

/** Starting values for a hotsite without a table: three without interest, then what card operators usually charge. */
export const PARCELAMENTO_PADRAO: readonly LinhaDoParcelamento[] = Array.from({ length: 12 }, (_, i) => ({
  parcelas: i + 1,
  jurosAoMes: i < 3 ? 0 : 1.99,
}))

/** Card operators refuse less than this per instalment. */
export const PARCELA_MINIMA: Centavos = 50_00
export const MAXIMO_DE_PARCELAS = 24
export const JUROS_MAXIMOS = 20

export function valorDaParcela(valor: Centavos, { parcelas, jurosAoMes }: LinhaDoParcelamento): Centavos {
  if (parcelas <= 1 || jurosAoMes === 0) return Math.round(valor / Math.max(1, parcelas))
  const juros = jurosAoMes / 100
  return Math.round((valor * juros) / (1 - (1 + juros) ** -parcelas))
}

/**
 * The rows that may be offered for a value, fewest instalments first. With interest each instalment is rounded half up to
 * a centavo and the total is instalment × number; without, the total is the value, and the first instalment carries what
 * does not divide. Never less than the value: the sale would stay a centavo short.
 */
export function parcelar(
  valor: Centavos,
  tabela: readonly LinhaDoParcelamento[] = PARCELAMENTO_PADRAO,
): Parcelamento[] {
  return tabela
    .toSorted((a, b) => a.parcelas - b.parcelas)
    .flatMap((linha) => {
      const { parcelas: n, jurosAoMes } = linha
      if (n <= 1) return [{ ...linha, parcela: valor, primeira: valor, total: valor }]
      const parcela = jurosAoMes === 0 ? Math.floor(valor / n) : valorDaParcela(valor, linha)
      if (parcela < PARCELA_MINIMA) return []
      const total = jurosAoMes === 0 ? valor : Math.max(valor, parcela * n)
      return [{ ...linha, parcela, primeira: total - parcela * (n - 1), total }]
    })
}
