/**
 * What a buyer owes who does not pay: the commission on his bid, which stays due to the auctioneer, and a fine on the
 * bid, never on the sale's total (rules of auctions: 5 % and 10 %). The percentages belong to the auction's rules, so
 * they are arguments.
 */
import { type Centavos, porcentagemDe } from '../comum/dinheiro.ts'
import { comissaoDoItem, type ItemParaSomar } from './somas.ts'

export const MULTA_POR_DESISTENCIA_PORCENTAGEM = 10

export interface MultaPorDesistencia {
  readonly comissao: Centavos
  readonly multa: Centavos
  readonly total: Centavos
}

/** Each lot is rounded by itself, then added, like the commission. */
export function multaPorDesistencia(
  itens: readonly ItemParaSomar[],
  multaPorcentagem: number = MULTA_POR_DESISTENCIA_PORCENTAGEM,
): MultaPorDesistencia {
  let comissao = 0
  let multa = 0
  for (const item of itens) {
    comissao += comissaoDoItem(item)
    multa += porcentagemDe(item.valor, multaPorcentagem)
  }
  return { comissao, multa, total: comissao + multa }
}
