// Until when a row of the log is sealed: what the public check of a receipt may say of it. A bid that set a price is
// public. A proposal stays between its author and the house. A ceiling is sealed until the lot is sold, not until the
// hammer: in CONDICIONAL it would tell the consignor how far the bidder would have gone, and the lot may come back to
// the block.
import type { SituacaoLote } from '../lotes/situacoes.ts'

const VENDIDO: ReadonlySet<SituacaoLote> = new Set([
  'AG_PAGAMENTO',
  'BOLETO',
  'PARCIAL_CARTAO',
  'PAGO_CARTAO',
  'PAGO',
])

/** Whether the row is still a secret of its author and the house. `tipo`: as the log names it. */
export function ehLacrado(tipo: string, situacao: SituacaoLote): boolean {
  if (tipo === 'Proposta') return true
  return tipo === 'Configuração Automática' && !VENDIDO.has(situacao)
}
