// What money that the bank reports for a boleto does. Pure; the caller holds the sale's lock and writes what comes out.
// Each way ends: exact, early with discount, late with charges, less, more, twice, after cancelling, for a sale that ended.
// Charges above the principal are the house's income of the delay and no excess; what exceeds the day's value is.
import type { Dia } from '../calendario/dia.ts'
import type { Calendario } from '../calendario/dias-uteis.ts'
import type { Centavos } from '../comum/dinheiro.ts'
import { formatarReais } from '../comum/dinheiro.ts'
import { type CondicoesDoBoleto, valorNoDia } from './encargos.ts'
import type { SituacaoDeBoleto } from './states.ts'

export interface Liquidacao {
  readonly pago: Centavos
  readonly dia: Dia
}

export interface BoletoALiquidar extends CondicoesDoBoleto {
  readonly situacao: SituacaoDeBoleto
  /** what the sale still lacks, this boleto counted as unpaid; 0 or less: nothing is due any more */
  readonly faltaNaVenda: Centavos
  /** the sale still takes money */
  readonly vendaAberta: boolean
  /** why it does not, in words for people */
  readonly porQueNao: string
}

export type ConferenciaDaLiquidacao =
  /** `devolver`: what came above the day's value, for the refund */
  | {
      readonly tipo: 'aprovado'
      readonly encargos: Centavos
      readonly desconto: Centavos
      readonly devolver: Centavos
      readonly motivo: string | null
    }
  /** less than due: counts for nothing until a person decides */
  | { readonly tipo: 'divergente'; readonly falta: Centavos; readonly motivo: string }
  /** nothing of it is due */
  | { readonly tipo: 'devolver'; readonly devolver: Centavos; readonly motivo: string }

export function conferirLiquidacao(
  l: Liquidacao,
  b: BoletoALiquidar,
  bancario: Calendario,
): ConferenciaDaLiquidacao {
  const devolver = (motivo: string): ConferenciaDaLiquidacao => ({
    tipo: 'devolver',
    devolver: l.pago,
    motivo,
  })
  if (b.situacao === 'pago') return devolver('O boleto já estava pago; o valor entrou em duplicidade.')
  if (!b.vendaAberta) return devolver(b.porQueNao)
  if (b.faltaNaVenda <= 0) return devolver('A compra já estava paga por outro meio.')
  const dia = valorNoDia(b, l.dia, bancario)
  if (l.pago < dia.total) {
    const falta = dia.total - l.pago
    return {
      tipo: 'divergente',
      falta,
      motivo: `Recebidos ${formatarReais(l.pago)} de ${formatarReais(dia.total)}; faltam ${formatarReais(falta)}.`,
    }
  }
  const acima = l.pago - dia.total
  return {
    tipo: 'aprovado',
    encargos: dia.multa + dia.juros,
    desconto: dia.desconto,
    devolver: acima,
    motivo: acima > 0 ? `O boleto foi pago com ${formatarReais(acima)} a mais.` : null,
  }
}
