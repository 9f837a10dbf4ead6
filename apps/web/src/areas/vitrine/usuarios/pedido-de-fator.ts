import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'

export interface PedidoDeFator {
  readonly desafio: string
  readonly configurar: { readonly segredo: string; readonly qr: string } | null
}

/** The question that a login was answered with; null: another error. */
export function pediuFator(e: unknown): PedidoDeFator | null {
  return e instanceof ErroDeChamada && e.erro.error === 'SEGUNDO_FATOR'
    ? (e.erro.dados as PedidoDeFator)
    : null
}
