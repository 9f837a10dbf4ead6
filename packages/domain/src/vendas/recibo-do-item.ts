/**
 * What of an item was settled against a receipt outside the product (`valorRecibo`): it lowers what is due and is no expense.
 * Refuses: more than the item costs, a change of a sale that is not open.
 */
import type { Centavos } from '../comum/dinheiro.ts'
import { formatarReais } from '../comum/dinheiro.ts'
import type { SituacaoDeVenda } from './states.ts'

export interface ReciboPedido {
  readonly situacao: SituacaoDeVenda
  /** what the item costs with its fees */
  readonly total: Centavos
  readonly valor: Centavos
}

/** Why it cannot be; null when it can. */
export function impedimentoDoRecibo({ situacao, total, valor }: ReciboPedido): string | null {
  if (situacao !== 'Aguardando Pagamento' && situacao !== 'Aguardando Validação')
    return 'O acerto por recibo só muda enquanto a venda está aberta.'
  return valor > total ? `O acerto por recibo não pode passar de ${formatarReais(total)}.` : null
}
