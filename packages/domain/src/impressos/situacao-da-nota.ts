/**
 * The note of a sale at auction: pending until it is issued, invalid when the sale no longer says what the note says,
 * cancelled with the sale or by a person. A number is never used twice and never given back. Derived, never stored: a
 * sale changes without looking at its papers.
 */
import type { SituacaoDeVenda } from '../vendas/states.ts'

export const SITUACOES_DA_NOTA = ['Pendente', 'Emitida', 'Inválida', 'Cancelada', 'Anulada'] as const
export type SituacaoDaNota = (typeof SITUACOES_DA_NOTA)[number]

export interface NotaParaJulgar {
  readonly venda: SituacaoDeVenda
  readonly anulada: boolean
  /** a digest of what the sale says now */
  readonly fatos: string
  readonly emitida: { readonly cancelada: boolean; readonly fatos: string } | null
}

export function situacaoDaNota(n: NotaParaJulgar): {
  readonly situacao: SituacaoDaNota
  readonly explicacao: string | null
} {
  if (n.emitida === null)
    return { situacao: 'Pendente', explicacao: 'A nota desta compra ainda não foi emitida.' }
  if (n.emitida.cancelada) return { situacao: 'Cancelada', explicacao: 'Esta nota foi cancelada.' }
  if (n.anulada) return { situacao: 'Anulada', explicacao: 'A venda foi anulada e a nota perdeu o valor.' }
  if (n.venda === 'Cancelada' || n.venda === 'Cliente Desistiu')
    return { situacao: 'Cancelada', explicacao: 'A compra foi desfeita e a nota perdeu o valor.' }
  if (n.venda !== 'Fechada')
    return { situacao: 'Inválida', explicacao: 'A compra foi reaberta. É preciso emitir outra nota.' }
  if (n.fatos !== n.emitida.fatos)
    return {
      situacao: 'Inválida',
      explicacao: 'A compra mudou depois da emissão. É preciso emitir outra nota.',
    }
  return { situacao: 'Emitida', explicacao: null }
}

/** Why no note may be issued now; null when it may. */
export function impedimentoDaEmissao(n: NotaParaJulgar): string | null {
  if (n.venda !== 'Fechada') return 'A nota sai depois que a venda é fechada.'
  return situacaoDaNota(n).situacao === 'Emitida' ? 'A nota desta venda já foi emitida.' : null
}

/** As people and `codigoNotaFiscal` write it. */
export const codigoDaNota = (n: { readonly numero: number; readonly ano: number }): string =>
  `${n.numero}/${n.ano}`
