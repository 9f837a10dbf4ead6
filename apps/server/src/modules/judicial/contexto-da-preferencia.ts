// What decides whether a right may be used now, from the lot, its sale, and the rights of others.
import { type ContextoDaPreferencia, vemAntes } from '@martelo/domain/judicial/preferencia.ts'
import { semPagamento, type VendaLida } from '../vendas/door.ts'
import type { Preferencia } from './judicial.sql.ts'
import type { LoteDeJuizo } from './lote-de-juizo.ts'

const ordem = (p: Preferencia) => ({ fundamento: p.fundamento, declaradoEm: p.createdAt.getTime() })

export function contextoDaPreferencia(p: {
  readonly minha: Preferencia
  readonly outras: readonly Preferencia[]
  readonly lote: LoteDeJuizo
  readonly venda: VendaLida | undefined
  readonly agora: number
}): ContextoDaPreferencia {
  const { minha, lote, venda } = p
  const fim = lote.lote.encerradoAt?.getTime() ?? null
  return {
    agora: p.agora,
    prazo: fim === null ? null : fim + lote.processo.preferenciaHoras * 3_600_000,
    aguardaPagamento: lote.lote.situacao === 'AG_PAGAMENTO' && venda !== undefined,
    semPagamento: venda !== undefined && semPagamento(venda),
    venceu: venda?.venda.cliId === minha.cliId,
    haMelhorDireito: p.outras.some(
      (o) => o.id !== minha.id && o.situacao === 'EXERCIDA' && vemAntes(ordem(o), ordem(minha)),
    ),
  }
}
