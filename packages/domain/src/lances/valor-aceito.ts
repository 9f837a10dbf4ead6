// Which value is accepted next. First bid: the minimum or more. Later: the last bid plus the increment, or more. The
// lot page, the quick buttons, the judge and the closing documents all ask here.
import { type Centavos, VALOR_MAXIMO } from '../comum/dinheiro.ts'
import { type Faixa, incrementoNaEscada } from '../lotes/incrementos.ts'

/**
 * The part of a lot that decides its next value: a lot card has it too. Centavos; `valor` null before any
 * bid.
 */
export type ValoresDoLote = {
  readonly valor: Centavos | null
  readonly regras: {
    readonly minimo: Centavos
    readonly incremento: Centavos
    readonly escada: readonly Faixa[] | null
  }
}

/**
 * The increment that applies on top of a value. With a ladder: the increment of the current value, not of the new
 * one.
 */
export function incrementoSobre(regras: ValoresDoLote['regras'], valor: Centavos): Centavos {
  return regras.escada === null ? regras.incremento : incrementoNaEscada(regras.escada, valor)
}

/**
 * The least value that a new bid must have. It may exceed the limit of all values; then no further bid is
 * possible.
 */
export function valorAceito(lote: ValoresDoLote): Centavos {
  return lote.valor === null ? lote.regras.minimo : lote.valor + incrementoSobre(lote.regras, lote.valor)
}

/** The last bid, or the minimum before the first one (specification 3). */
export function valorAtual(lote: ValoresDoLote): Centavos {
  return lote.valor ?? lote.regras.minimo
}

/** The next `quantidade` accepted values, each one increment over the one before: the quick buttons. */
export function proximosValores(lote: ValoresDoLote, quantidade: number): Centavos[] {
  const valores: Centavos[] = []
  let proximo = valorAceito(lote)
  while (valores.length < quantidade && proximo <= VALOR_MAXIMO) {
    valores.push(proximo)
    proximo += incrementoSobre(lote.regras, proximo)
  }
  return valores
}

/** A bid is confirmed again above this share of the accepted value, or this many increments above it. */
const VALOR_ALTO = { porcento: 50, incrementos: 10 } as const

/** Over 50 % above the accepted value. */
export function ehMuitoAcima(lote: ValoresDoLote, valor: Centavos): boolean {
  return valor * 100 > valorAceito(lote) * (100 + VALOR_ALTO.porcento)
}

/**
 * Unusually high: over 50 % above the accepted value, or more than ten increments above it. Counted from the accepted
 * value, so that the smallest legal bid never asks for a confirmation.
 */
export function ehValorAlto(lote: ValoresDoLote, valor: Centavos): boolean {
  const aceito = valorAceito(lote)
  const incremento = incrementoSobre(lote.regras, valorAtual(lote))
  return ehMuitoAcima(lote, valor) || valor - aceito > VALOR_ALTO.incrementos * incremento
}
