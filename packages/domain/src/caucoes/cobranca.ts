/**
 * What asking to pay a deposit means for the one that the client has already: it is paid and nothing is charged; the
 * same charge stands and is shown again; or another one replaces it. Never a second charge for the same sum: two
 * codes that can both be paid lead to a refund.
 */
import type { Centavos } from '../comum/dinheiro.ts'
import type { SituacaoDeCaucao } from './states.ts'

export interface CaucaoCobrada {
  readonly situacao: SituacaoDeCaucao
  readonly valor: Centavos
  readonly limite: Centavos | null
  /** epoch ms; null: the bank has not been asked yet */
  readonly expiraEm: number | null
}

/** Where a deposit stands for a client who wants to pay one: to be paid, held by the house, or over. */
const FASE: Readonly<Record<SituacaoDeCaucao, 'a-pagar' | 'guardada' | 'passada'>> = {
  AGUARDANDO_PAGAMENTO: 'a-pagar',
  EM_CONFERENCIA: 'guardada',
  PAGA: 'guardada',
  DEVOLVENDO: 'passada',
  DEVOLUCAO_RECUSADA: 'passada',
  DEVOLVIDA: 'passada',
  APLICADA: 'passada',
  RETIDA: 'passada',
  CANCELADA: 'passada',
}

export const caucaoGuardada = (s: SituacaoDeCaucao): boolean => FASE[s] === 'guardada'

/** The charge can no longer be paid at the bank. */
export const cobrancaVencida = (c: Pick<CaucaoCobrada, 'expiraEm'>, agora: number): boolean =>
  c.expiraEm !== null && c.expiraEm <= agora

/** A code that can be shown and paid now. */
export const cobrancaAberta = (c: Pick<CaucaoCobrada, 'situacao' | 'expiraEm'>, agora: number): boolean =>
  FASE[c.situacao] === 'a-pagar' && !cobrancaVencida(c, agora)

export function cobrancaPedida(
  atual: CaucaoCobrada | null,
  pedida: { readonly valor: Centavos; readonly limite: Centavos | null },
  agora: number,
): 'nenhuma' | 'a-mesma' | 'outra' {
  if (atual === null) return 'outra'
  if (caucaoGuardada(atual.situacao)) return 'nenhuma'
  const igual = atual.valor === pedida.valor && atual.limite === pedida.limite
  return igual && cobrancaAberta(atual, agora) ? 'a-mesma' : 'outra'
}
