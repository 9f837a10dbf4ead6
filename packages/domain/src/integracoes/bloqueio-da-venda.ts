// The owner forbids the sale of a vehicle: of its lots, those that can be suspended are. This is what the house is told of the
// others; a lot that no one can buy any more is not worth a word.
import { rotuloDaSituacao, type SituacaoLote } from '../lotes/situacoes.ts'

const NAO_SE_VENDE: ReadonlySet<SituacaoLote> = new Set([
  'CADASTRADO',
  'SUSPENSO',
  'NAO_ARREMATADO',
  'CONDICIONAL_NEGADA',
  'NEGADA_CONDICIONAL',
  'CLIENTE_DESISTIU',
  'RECOMPRA',
  'RETIRADO',
  'CANCELADO_NO_LEILAO',
  'LOTE_CANCELADO',
])
const PORQUE: Partial<Record<SituacaoLote, string>> = {
  CONDICIONAL: 'não será liberado, mas o lance continua preso: recuse ou cancele',
  AG_CLIENTE: 'o comprador ainda não foi identificado: cancele o lote',
  BUY_NOW: 'está reservado pelo Compre Já',
  AG_PAGAMENTO: 'já foi vendido',
  BOLETO: 'já foi vendido',
  PARCIAL_CARTAO: 'já foi vendido',
  PAGO_CARTAO: 'já foi vendido',
  PAGO: 'já foi vendido e pago',
}

/** Why this lot was not suspended, for the house; null: nothing needs to be said. `recusa`: what the lot's machine answered. */
export function naoSuspenso(situacao: SituacaoLote, recusa: string): string | null {
  if (NAO_SE_VENDE.has(situacao)) return null
  return `${rotuloDaSituacao(situacao, 'leilao')}, ${PORQUE[situacao] ?? recusa}`
}
