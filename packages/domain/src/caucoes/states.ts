/**
 * The deposit (caução) that an auction may ask for before bids: charged by Pix, kept while the auction runs, and then
 * refunded, applied to what the client bought, or retained when he gave a purchase up (decision 013). DEVOLVENDO
 * lasts until the bank confirms. Refuses: a deposit that arrives too late, a refund to a client who leads or owes,
 * retaining without a purchase given up, any decision of a person without a reason.
 */

import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'
import type { CorDeSituacao } from '../pagamentos/states.ts'

export const SITUACOES_DE_CAUCAO = [
  'AGUARDANDO_PAGAMENTO',
  'EM_CONFERENCIA',
  'PAGA',
  'DEVOLVENDO',
  'DEVOLUCAO_RECUSADA',
  'DEVOLVIDA',
  'APLICADA',
  'RETIDA',
  'CANCELADA',
] as const
export type SituacaoDeCaucao = (typeof SITUACOES_DE_CAUCAO)[number]

export const ROTULO_DA_CAUCAO: Record<SituacaoDeCaucao, string> = {
  AGUARDANDO_PAGAMENTO: 'Aguardando pagamento',
  EM_CONFERENCIA: 'Em conferência',
  PAGA: 'Paga',
  DEVOLVENDO: 'Em devolução',
  DEVOLUCAO_RECUSADA: 'Devolução recusada pelo banco',
  DEVOLVIDA: 'Devolvida',
  APLICADA: 'Usada na compra',
  RETIDA: 'Retida',
  CANCELADA: 'Cancelada',
}

export const COR_DA_CAUCAO: Record<SituacaoDeCaucao, CorDeSituacao> = {
  AGUARDANDO_PAGAMENTO: 'amber',
  EM_CONFERENCIA: 'blue',
  PAGA: 'green',
  DEVOLVENDO: 'blue',
  DEVOLUCAO_RECUSADA: 'red',
  DEVOLVIDA: 'grey',
  APLICADA: 'positive',
  RETIDA: 'red',
  CANCELADA: 'grey',
}

/** What the client reads beside the state. */
export const AJUDA_DA_CAUCAO: Record<SituacaoDeCaucao, string> = {
  AGUARDANDO_PAGAMENTO: 'Pague o Pix para ficar habilitado.',
  EM_CONFERENCIA: 'O banco não informou quem pagou. Nossa equipe está conferindo.',
  PAGA: 'Fica guardada até o fim do leilão.',
  DEVOLVENDO: 'Pedimos a devolução ao banco. O valor volta para a conta que pagou.',
  DEVOLUCAO_RECUSADA: 'O banco não concluiu a devolução. Nossa equipe vai resolver.',
  DEVOLVIDA: 'O valor voltou para a conta que pagou.',
  APLICADA: 'Abateu o valor da sua compra.',
  RETIDA: 'Retida pela desistência da compra, como prevê o regulamento.',
  CANCELADA: 'Nada foi cobrado.',
}

export type EventoDeCaucao =
  | 'confirmar'
  | 'conferir'
  | 'aceitar'
  | 'recusarPix'
  | 'cancelar'
  | 'liberar'
  | 'devolver'
  | 'aplicar'
  | 'aplicarComSobra'
  | 'reter'
  | 'reterComSobra'
  | 'confirmarDevolucao'
  | 'confirmarSobraAplicada'
  | 'confirmarSobraRetida'
  | 'recusarDevolucao'
  | 'registrarDevolucao'

type GuardaDeCaucao =
  | 'aindaServe'
  | 'temMotivo'
  | 'livre'
  | 'semCompromisso'
  | 'temCompra'
  | 'houveDesistencia'
  | 'aplicacaoDesfeita'

export interface ContextoDeCaucao {
  /** The auction still takes bids and this client has no other living deposit in it. */
  readonly aindaServe: boolean
  /** The auction is over. */
  readonly leilaoEncerrado: boolean
  /** Lots that he leads and that are not settled, and sales of his that are neither paid nor ended. */
  readonly compromissos: number
  /** A sale of his in this auction waits for money. */
  readonly temCompraAPagar: boolean
  /** He gave a purchase of this auction up. */
  readonly houveDesistencia: boolean
  /** The sale to which it was applied was cancelled. */
  readonly aplicacaoDesfeita: boolean
  readonly motivo?: string | undefined
}

const GUARDAS: Guardas<GuardaDeCaucao, ContextoDeCaucao> = {
  aindaServe: (c) => (c.aindaServe ? null : 'Esta caução já não é necessária.'),
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
  livre: (c) => (c.leilaoEncerrado ? null : 'O leilão ainda não terminou.'),
  semCompromisso: (c) =>
    c.compromissos === 0 ? null : 'O cliente está ganhando um lote ou tem uma compra em aberto neste leilão.',
  temCompra: (c) => (c.temCompraAPagar ? null : 'O cliente não tem compra a pagar neste leilão.'),
  houveDesistencia: (c) =>
    c.houveDesistencia ? null : 'Só se retém a caução de quem desistiu de uma compra deste leilão.',
  aplicacaoDesfeita: (c) =>
    c.aplicacaoDesfeita ? null : 'A compra em que a caução foi usada continua de pé.',
}

const BANCO = ['sistema'] as const
const FINANCEIRO = ['ADM', 'Acerto', 'GerenteAcerto', 'Financeiro'] as const
const GERENCIA = ['ADM', 'GerenteAcerto'] as const

type LinhaDeCaucao = Transicao<SituacaoDeCaucao, EventoDeCaucao, GuardaDeCaucao>

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_CAUCAO: readonly LinhaDeCaucao[] = [
  { de: 'AGUARDANDO_PAGAMENTO', para: 'PAGA', evento: 'confirmar', quem: BANCO, guardas: ['aindaServe'] },
  { de: 'AGUARDANDO_PAGAMENTO', para: 'EM_CONFERENCIA', evento: 'conferir', quem: BANCO, guardas: ['aindaServe'] },
  { de: 'AGUARDANDO_PAGAMENTO', para: 'DEVOLVENDO', evento: 'recusarPix', quem: BANCO, guardas: ['temMotivo'] },
  { de: 'AGUARDANDO_PAGAMENTO', para: 'CANCELADA', evento: 'cancelar', quem: ['sistema', 'Cliente'], guardas: [] },
  // Its code works at the bank until it ends there: a deposit that was put aside may still be paid.
  { de: 'CANCELADA', para: 'PAGA', evento: 'confirmar', quem: BANCO, guardas: ['aindaServe'] },
  { de: 'CANCELADA', para: 'DEVOLVENDO', evento: 'recusarPix', quem: BANCO, guardas: ['temMotivo'] },
  { de: 'EM_CONFERENCIA', para: 'PAGA', evento: 'aceitar', quem: FINANCEIRO, guardas: ['temMotivo'] },
  { de: 'EM_CONFERENCIA', para: 'DEVOLVENDO', evento: 'devolver', quem: FINANCEIRO, guardas: ['temMotivo'] },
  { de: 'EM_CONFERENCIA', para: 'DEVOLVENDO', evento: 'liberar', quem: ['sistema'], guardas: ['livre'] },
  { de: 'EM_CONFERENCIA', para: 'DEVOLVIDA', evento: 'confirmarDevolucao', quem: BANCO, guardas: [] },
  { de: 'PAGA', para: 'DEVOLVENDO', evento: 'liberar', quem: ['sistema'], guardas: ['livre', 'semCompromisso'] },
  { de: 'PAGA', para: 'DEVOLVENDO', evento: 'devolver', quem: FINANCEIRO, guardas: ['temMotivo', 'semCompromisso'] },
  { de: 'PAGA', para: 'APLICADA', evento: 'aplicar', quem: ['sistema', ...FINANCEIRO], guardas: ['livre', 'temCompra'] },
  { de: 'PAGA', para: 'DEVOLVENDO', evento: 'aplicarComSobra', quem: ['sistema', ...FINANCEIRO], guardas: ['livre', 'temCompra'] },
  { de: 'PAGA', para: 'RETIDA', evento: 'reter', quem: GERENCIA, guardas: ['temMotivo', 'houveDesistencia'] },
  { de: 'PAGA', para: 'DEVOLVENDO', evento: 'reterComSobra', quem: GERENCIA, guardas: ['temMotivo', 'houveDesistencia'] },
  // The house sent the money back by the bank's own program, or the payer's bank took it: the bank's word stands.
  { de: 'PAGA', para: 'DEVOLVIDA', evento: 'confirmarDevolucao', quem: BANCO, guardas: [] },
  { de: 'APLICADA', para: 'DEVOLVIDA', evento: 'confirmarDevolucao', quem: BANCO, guardas: [] },
  { de: 'RETIDA', para: 'DEVOLVIDA', evento: 'confirmarDevolucao', quem: BANCO, guardas: [] },
  { de: 'APLICADA', para: 'RETIDA', evento: 'reter', quem: GERENCIA, guardas: ['temMotivo', 'houveDesistencia'] },
  { de: 'APLICADA', para: 'DEVOLVENDO', evento: 'devolver', quem: GERENCIA, guardas: ['temMotivo', 'aplicacaoDesfeita'] },
  { de: 'RETIDA', para: 'DEVOLVENDO', evento: 'devolver', quem: GERENCIA, guardas: ['temMotivo'] },
  { de: 'DEVOLVENDO', para: 'DEVOLVIDA', evento: 'confirmarDevolucao', quem: BANCO, guardas: [] },
  { de: 'DEVOLVENDO', para: 'APLICADA', evento: 'confirmarSobraAplicada', quem: BANCO, guardas: [] },
  { de: 'DEVOLVENDO', para: 'RETIDA', evento: 'confirmarSobraRetida', quem: BANCO, guardas: [] },
  { de: 'DEVOLVENDO', para: 'DEVOLUCAO_RECUSADA', evento: 'recusarDevolucao', quem: BANCO, guardas: ['temMotivo'] },
  { de: 'DEVOLUCAO_RECUSADA', para: 'DEVOLVENDO', evento: 'devolver', quem: FINANCEIRO, guardas: ['temMotivo'] },
  { de: 'DEVOLUCAO_RECUSADA', para: 'DEVOLVIDA', evento: 'registrarDevolucao', quem: FINANCEIRO, guardas: ['temMotivo'] },
  { de: 'DEVOLUCAO_RECUSADA', para: 'DEVOLVIDA', evento: 'confirmarDevolucao', quem: BANCO, guardas: [] },
]

/** What a person of the house may do, in the order of the buttons. */
export const DECISOES_DE_CAUCAO = ['aceitar', 'aplicar', 'devolver', 'reter', 'registrarDevolucao'] as const
export type DecisaoDeCaucao = (typeof DECISOES_DE_CAUCAO)[number]

export const ROTULO_DA_DECISAO: Record<DecisaoDeCaucao, string> = {
  aceitar: 'Aceitar o pagamento',
  aplicar: 'Usar na compra',
  devolver: 'Devolver',
  reter: 'Reter',
  registrarDevolucao: 'Registrar devolução por fora',
}

export function podeTransitarCaucao(
  pedido: PedidoDeTransicao<SituacaoDeCaucao, EventoDeCaucao>,
  contexto: ContextoDeCaucao,
): RespostaDeTransicao<SituacaoDeCaucao> {
  return responderTransicao(TRANSICOES_DE_CAUCAO, GUARDAS, pedido, contexto)
}

interface SomasDaDevolucao {
  readonly situacao: SituacaoDeCaucao
  readonly recebido: number
  /** what shall have gone back in all, by our own asking */
  readonly devolver: number
  readonly aplicado: number
  readonly retido: number
}

/** The bank was asked by us; what it does in any other state it does by itself. */
const PEDIDA: readonly SituacaoDeCaucao[] = ['DEVOLVENDO', 'DEVOLUCAO_RECUSADA']

/**
 * What it means that `total` of a deposit's Pix has gone back so far: how a refund of ours ends, by what was used or kept of
 * the deposit before; that the bank sent all of it back by itself; null while that is a part only, which ends nothing.
 */
export function fimDaDevolucao(
  c: SomasDaDevolucao,
  total: number,
): Extract<EventoDeCaucao, 'confirmarDevolucao' | 'confirmarSobraAplicada' | 'confirmarSobraRetida'> | null {
  if (total < (PEDIDA.includes(c.situacao) ? c.devolver : c.recebido)) return null
  if (c.situacao !== 'DEVOLVENDO') return 'confirmarDevolucao'
  if (c.retido > 0) return 'confirmarSobraRetida'
  return c.aplicado > 0 ? 'confirmarSobraAplicada' : 'confirmarDevolucao'
}
