// What a lot brought its consignor: hammer, whether the reserve was reached, and what is left after his commission and the
// expenses of the good, as his statement counts it (domain/prestacoes/contas-da-prestacao.ts).
import type { Centavos } from '../comum/dinheiro.ts'
import { comissaoDoLote, type Contrato } from '../prestacoes/comissao-do-contrato.ts'

export interface ResultadoDoLote {
  /** null: not sold */
  readonly arremate: Centavos | null
  /** null: no bid, or no reserve */
  readonly reservaAtingida: boolean | null
  /** of the law on a late instalment: his too; known once it is accounted for */
  readonly multa: Centavos
  readonly comissao: Centavos | null
  /** removal and yard, of the good */
  readonly despesas: Centavos
  /** below zero: a good that was not sold and cost him something; null: neither */
  readonly liquido: Centavos | null
}

interface Fatos {
  readonly lance: Centavos | null
  /** null: not sold */
  readonly valorVendido: Centavos | null
  readonly reserva: Centavos | null
  readonly contrato: Contrato
  /** as the house accounted for it; it stands against what the contract says today */
  readonly prestado: {
    readonly valor: Centavos
    readonly comissao: Centavos
    readonly multa: Centavos
  } | null
  readonly despesas: Centavos
}

export function resultadoDoLote(f: Fatos): ResultadoDoLote {
  const { despesas, valorVendido } = f
  const oferta = valorVendido ?? f.lance
  const reservaAtingida = oferta === null || f.reserva === null ? null : oferta >= f.reserva
  if (f.prestado !== null) {
    const { valor, comissao, multa } = f.prestado
    const liquido = valor + multa - comissao - despesas
    return { arremate: valor, reservaAtingida, multa, comissao, despesas, liquido }
  }
  if (valorVendido === null)
    return {
      arremate: null,
      reservaAtingida,
      multa: 0,
      comissao: null,
      despesas,
      liquido: despesas > 0 ? -despesas : null,
    }
  const comissao = comissaoDoLote(f.contrato, valorVendido)
  const liquido = valorVendido - comissao - despesas
  return { arremate: valorVendido, reservaAtingida, multa: 0, comissao, despesas, liquido }
}
