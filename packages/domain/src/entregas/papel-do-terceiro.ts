// Whether the yard may hand the goods to a third person: the house has accepted his authorisation, or the yard has read the
// signed paper at the gate.
import type { SituacaoDeComprovante } from '../pagamentos/states.ts'

/** The newest file that was sent; `situacao` null: none was. */
export interface AutorizacaoEnviada {
  readonly situacao: SituacaoDeComprovante | null
  readonly motivo: string | null
}

/** The house has not said yes to a file: the paper itself has to be read. */
export const pedePapelAssinado = (a: AutorizacaoEnviada): boolean => a.situacao !== 'PAGO'

export type FaltaDaAutorizacao =
  | { readonly tipo: 'recusada'; readonly motivo: string }
  | { readonly tipo: 'nao-conferida'; readonly motivo: string }

/** `a` undefined: the buyer comes himself. */
export function faltaNaAutorizacao(
  a: AutorizacaoEnviada | undefined,
  conferida: boolean,
): FaltaDaAutorizacao | null {
  if (a === undefined) return null
  if (a.situacao === 'DIVERGENTE')
    return { tipo: 'recusada', motivo: `A autorização do terceiro foi recusada: ${a.motivo ?? ''}` }
  if (pedePapelAssinado(a) && !conferida)
    return { tipo: 'nao-conferida', motivo: 'Confirme que leu a autorização assinada pelo comprador.' }
  return null
}
