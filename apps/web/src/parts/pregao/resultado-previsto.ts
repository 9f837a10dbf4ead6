// What the auctioneer's desk foretells; apart from the room's state, which the public's page loads first.
import type { LoteNoPregao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { resultadoDoLote } from '@martelo/domain/pregao/resultado.ts'

/** What the hammer would give now, for a user who sees the reserve; null for all others. */
export function resultadoPrevisto(l: LoteNoPregao): SituacaoLote | null {
  if (l.reservado === undefined) return null
  return resultadoDoLote({
    lance: l.estado.valor,
    valorComitente: l.reservado.valorComitente ?? 0,
    condicional: l.vendaCondicional,
    liderApelido: l.restrito?.lanceAtualLeiloeiro ?? false,
    emDefesa: l.reservado.liderEmDefesa,
    validacaoDivergente: l.reservado.liderDivergente,
  }).para
}
