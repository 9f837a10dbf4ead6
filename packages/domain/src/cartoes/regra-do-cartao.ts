// What a house offers by card: whether at all, up to how many instalments, who bears the interest, and whether authorised
// money is captured at once. Pure; the table of rates is the house's own.
import type { Centavos } from '../comum/dinheiro.ts'
import { type LinhaDoParcelamento, type Parcelamento, parcelar } from '../pagamentos/parcelas-do-cartao.ts'

export const QUEM_PAGA_OS_JUROS = ['comprador', 'casa'] as const
export type QuemPagaOsJuros = (typeof QUEM_PAGA_OS_JUROS)[number]

export interface RegraDoCartao {
  readonly ativo: boolean
  readonly capturaAutomatica: boolean
  readonly jurosPor: QuemPagaOsJuros
  readonly maximoDeParcelas: number
  readonly valorMinimo: Centavos
}

/** Of a house that has chosen nothing. */
export const REGRA_PADRAO: RegraDoCartao = {
  ativo: true,
  capturaAutomatica: true,
  jurosPor: 'comprador',
  maximoDeParcelas: 12,
  valorMinimo: 10_00,
}

/** The rows that a buyer is offered; where the house bears the interest, its table counts without rates. */
export function linhasOferecidas(
  tabela: readonly LinhaDoParcelamento[],
  r: RegraDoCartao,
): LinhaDoParcelamento[] {
  return tabela
    .filter((l) => l.parcelas <= r.maximoDeParcelas)
    .map((l) => (r.jurosPor === 'casa' ? { ...l, jurosAoMes: 0 } : { ...l }))
}

/** The chosen row for a value, or why it cannot be had. */
export function escolherParcelas(
  valor: Centavos,
  parcelas: number,
  oferecidas: readonly LinhaDoParcelamento[],
  r: RegraDoCartao,
): { readonly ok: true; readonly opcao: Parcelamento } | { readonly ok: false; readonly motivo: string } {
  if (!r.ativo) return { ok: false, motivo: 'Este site não recebe cartão pela internet.' }
  if (valor < r.valorMinimo) return { ok: false, motivo: 'O valor é menor que o mínimo para o cartão.' }
  const opcao = parcelar(valor, oferecidas).find((p) => p.parcelas === parcelas)
  return opcao === undefined
    ? { ok: false, motivo: `Este valor não pode ser pago em ${parcelas} parcelas.` }
    : { ok: true, opcao }
}
