/** What is sold beside the lots. Source: specification, section 3 (`itensExtras`, `valorTotalRestanteItensExtras`). */
import type { ItemExtra } from './somas.ts'
import type { SituacaoDeVenda } from './states.ts'

/** A bound on one sale: more lines than a counter sells, few enough to read. */
export const MAXIMO_DE_EXTRAS = 30

/** Why the extra items of this sale do not change now; null when they may. */
export function impedimentoDosExtras(situacao: SituacaoDeVenda): string | null {
  if (situacao === 'Aguardando Pagamento' || situacao === 'Aguardando Validação') return null
  return situacao === 'Fechada'
    ? 'A venda está fechada: reabra-a para mudar os itens extras.'
    : 'Os itens extras só mudam enquanto a venda está aberta.'
}

/** Why this line cannot be added; null when it can. */
export function impedimentoDoExtra(novo: ItemExtra, quantos: number): string | null {
  if (quantos >= MAXIMO_DE_EXTRAS) return `Uma venda tem no máximo ${MAXIMO_DE_EXTRAS} itens extras.`
  return novo.valorPago > novo.valor ? 'O valor já pago não pode passar do valor do item.' : null
}
