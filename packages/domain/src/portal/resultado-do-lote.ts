// What a lot brought its consignor: hammer, whether the reserve was reached, and what is left after his commission.
import type { Centavos } from '../comum/dinheiro.ts'
import type { SituacaoLote } from '../lotes/situacoes.ts'
import { comissaoDoLote, type Contrato } from '../prestacoes/comissao-do-contrato.ts'

const VENDIDOS: ReadonlySet<SituacaoLote> = new Set([
  'AG_PAGAMENTO',
  'BOLETO',
  'PARCIAL_CARTAO',
  'PAGO_CARTAO',
  'PAGO',
])

export const foiVendido = (s: SituacaoLote): boolean => VENDIDOS.has(s)

export interface ResultadoDoLote {
  /** null: not sold */
  readonly arremate: Centavos | null
  /** null: no bid, or no reserve */
  readonly reservaAtingida: boolean | null
  readonly comissao: Centavos | null
  readonly liquido: Centavos | null
}

interface Fatos {
  readonly situacao: SituacaoLote
  readonly lance: Centavos | null
  readonly reserva: Centavos | null
  readonly contrato: Contrato
  /** as the house accounted for it; it stands against what the contract says today */
  readonly prestado: { readonly valor: Centavos; readonly comissao: Centavos } | null
}

export function resultadoDoLote(f: Fatos): ResultadoDoLote {
  const reservaAtingida = f.lance === null || f.reserva === null ? null : f.lance >= f.reserva
  if (f.prestado !== null) {
    const { valor, comissao } = f.prestado
    return { arremate: valor, reservaAtingida, comissao, liquido: valor - comissao }
  }
  if (f.lance === null || !foiVendido(f.situacao))
    return { arremate: null, reservaAtingida, comissao: null, liquido: null }
  const comissao = comissaoDoLote(f.contrato, f.lance)
  return { arremate: f.lance, reservaAtingida, comissao, liquido: f.lance - comissao }
}
