// The account that the house gives to a consignor: what was sold and paid, with the fines of the law on late instalments and
// their correction by an index (they follow the price; no commission is taken of them), and with the correction of a late
// payout, less commission, expenses, advances and what is retained. All amounts are integer centavos.
import type { Centavos } from '../comum/dinheiro.ts'
import { comissaoDoLote, type Contrato } from './comissao-do-contrato.ts'

/** typed in; a correction is computed */
export const TIPOS_LANCADOS_A_MAO = ['despesa', 'adiantamento', 'retencao'] as const
export const TIPOS_DE_LANCAMENTO = [...TIPOS_LANCADOS_A_MAO, 'correcao'] as const
export type TipoDeLancamento = (typeof TIPOS_DE_LANCAMENTO)[number]
export const ROTULO_DO_LANCAMENTO: Readonly<Record<TipoDeLancamento, string>> = {
  despesa: 'Despesa',
  adiantamento: 'Adiantamento',
  retencao: 'Retenção',
  correcao: 'Correção por índice',
}

export interface ItemVendido {
  readonly valor: Centavos
  /** what the buyer owed beside the price for a late instalment (CPC, art. 895, § 4) */
  readonly multa?: Centavos
  /** of its late instalments by the case's index */
  readonly correcao?: Centavos
}
export interface LancamentoDaPrestacao {
  readonly tipo: TipoDeLancamento
  readonly valor: Centavos
}
export interface ContasDaPrestacao {
  readonly vendido: Centavos
  readonly multas: Centavos
  /** of late instalments, and of a payout that is late */
  readonly correcoes: Centavos
  readonly comissao: Centavos
  readonly despesas: Centavos
  readonly adiantamentos: Centavos
  readonly retido: Centavos
  /** what is due to the consignor; below zero he owes the house */
  readonly liquido: Centavos
}

export function contasDaPrestacao(
  contrato: Contrato,
  itens: readonly ItemVendido[],
  lancamentos: readonly LancamentoDaPrestacao[],
): ContasDaPrestacao {
  const soma = (valores: readonly Centavos[]): Centavos => valores.reduce((t, v) => t + v, 0)
  const de = (tipo: TipoDeLancamento): Centavos =>
    soma(lancamentos.filter((l) => l.tipo === tipo).map((l) => l.valor))
  const vendido = soma(itens.map((i) => i.valor))
  const multas = soma(itens.map((i) => i.multa ?? 0))
  const correcoes = soma(itens.map((i) => i.correcao ?? 0)) + de('correcao')
  const comissao = soma(itens.map((i) => comissaoDoLote(contrato, i.valor)))
  const [despesas, adiantamentos, retido] = [de('despesa'), de('adiantamento'), de('retencao')]
  return {
    vendido,
    multas,
    correcoes,
    comissao,
    despesas,
    adiantamentos,
    retido,
    liquido: vendido + multas + correcoes - comissao - despesas - adiantamentos - retido,
  }
}
