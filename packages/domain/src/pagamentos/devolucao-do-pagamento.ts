/**
 * Money on its way back to who paid it. A Pix goes back through the bank that received it, the rest by hand; both end in
 * a line that the buyer can read. The bank may refuse: then it waits again, and a person sees it.
 * Refuses: sending back by hand what the bank was asked for already (it would go back twice).
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DE_DEVOLUCAO = ['a_devolver', 'pedida', 'devolvida', 'dispensada'] as const
export type SituacaoDeDevolucao = (typeof SITUACOES_DE_DEVOLUCAO)[number]

export const ROTULO_DA_DEVOLUCAO: Record<SituacaoDeDevolucao, string> = {
  a_devolver: 'A devolver',
  pedida: 'Pedida ao banco',
  devolvida: 'Devolvida',
  dispensada: 'Dispensada',
}

/** What of the approved money has left the house as an excess, or is on its way: it pays for nothing any more. */
export function excedenteDevolvido(
  devolucoes: readonly { readonly origem: string; readonly situacao: string; readonly valor: number }[],
): number {
  return devolucoes
    .filter((d) => d.origem === 'excedente' && (d.situacao === 'pedida' || d.situacao === 'devolvida'))
    .reduce((t, d) => t + d.valor, 0)
}

/** What the buyer reads. */
export const AJUDA_DA_DEVOLUCAO: Record<SituacaoDeDevolucao, string> = {
  a_devolver: 'Vamos devolver este valor. Não é preciso fazer nada.',
  pedida:
    'A devolução foi pedida ao banco. Por Pix costuma cair no mesmo dia; no cartão aparece na próxima fatura.',
  devolvida: 'O valor foi devolvido.',
  dispensada: 'A devolução deixou de ser devida.',
}

export const FORMAS_DE_DEVOLUCAO = ['PIX', 'CARTAO', 'TRANSFERENCIA', 'DINHEIRO', 'CHEQUE'] as const
export type FormaDeDevolucao = (typeof FORMAS_DE_DEVOLUCAO)[number]
export const ROTULO_DA_FORMA: Record<FormaDeDevolucao, string> = {
  PIX: 'Pix',
  CARTAO: 'Estorno no cartão',
  TRANSFERENCIA: 'Transferência',
  DINHEIRO: 'Dinheiro',
  CHEQUE: 'Cheque',
}

export type EventoDeDevolucao =
  | 'pedir'
  | 'registrarDevolucao'
  | 'confirmarDevolucao'
  | 'recusarDevolucao'
  | 'dispensar'

type Guarda = 'voltaPorOndeVeio' | 'temDestino'
export interface ContextoDaDevolucao {
  /** The money came as a Pix that the bank can send back, or by a card that the acquirer can refund. */
  readonly voltaPorOndeVeio: boolean
  readonly destino?: string | undefined
}
const GUARDAS: Guardas<Guarda, ContextoDaDevolucao> = {
  voltaPorOndeVeio: (c) =>
    c.voltaPorOndeVeio ? null : 'Este dinheiro não veio por Pix nem por cartão: registre como foi devolvido.',
  temDestino: (c) => (c.destino?.trim() ? null : 'Informe para onde o dinheiro foi.'),
}

const QUEM_DEVOLVE = ['ADM', 'Acerto', 'GerenteAcerto', 'Financeiro'] as const
const SISTEMA = ['sistema'] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_DEVOLUCAO: readonly Transicao<SituacaoDeDevolucao, EventoDeDevolucao, Guarda>[] = [
  { de: 'a_devolver', para: 'pedida', evento: 'pedir', quem: QUEM_DEVOLVE, guardas: ['voltaPorOndeVeio'] },
  { de: 'a_devolver', para: 'devolvida', evento: 'registrarDevolucao', quem: QUEM_DEVOLVE, guardas: ['temDestino'] },
  { de: 'a_devolver', para: 'devolvida', evento: 'confirmarDevolucao', quem: SISTEMA, guardas: [] },
  { de: 'a_devolver', para: 'dispensada', evento: 'dispensar', quem: SISTEMA, guardas: [] },
  { de: 'pedida', para: 'devolvida', evento: 'confirmarDevolucao', quem: SISTEMA, guardas: [] },
  { de: 'pedida', para: 'a_devolver', evento: 'recusarDevolucao', quem: SISTEMA, guardas: [] },
]

export function podeTransitarDevolucao(
  pedido: PedidoDeTransicao<SituacaoDeDevolucao, EventoDeDevolucao>,
  contexto: ContextoDaDevolucao,
): RespostaDeTransicao<SituacaoDeDevolucao> {
  return responderTransicao(TRANSICOES_DE_DEVOLUCAO, GUARDAS, pedido, contexto)
}

/** The number of a refund at the bank: letters and digits, at most 35, another one after each refusal. */
export function numeroDaDevolucao(uid: string, tentativas: number): string {
  return `${uid.replaceAll('-', '')}${tentativas === 0 ? '' : String(tentativas).padStart(2, '0')}`.slice(
    0,
    35,
  )
}

/** The uid that a number at the bank speaks of; null when it is not one of ours. */
export function uidDaDevolucao(numero: string): string | null {
  const m = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\d{0,2}$/.exec(numero)
  return m === null ? null : m.slice(1, 6).join('-')
}
