// A statement's life. Checking it freezes its lots and sums; another person approves; its payment ends it. Reopening takes a
// reason, and is over once an order may have left for the bank.
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DE_PRESTACAO = ['ABERTA', 'CONFERIDA', 'APROVADA', 'PAGA'] as const
export type SituacaoDePrestacao = (typeof SITUACOES_DE_PRESTACAO)[number]
export const ROTULO_DA_PRESTACAO: Readonly<Record<SituacaoDePrestacao, string>> = {
  ABERTA: 'Aberta',
  CONFERIDA: 'Conferida',
  APROVADA: 'Aprovada',
  PAGA: 'Paga',
}

export type EventoDePrestacao = 'conferir' | 'aprovar' | 'reabrir' | 'pagar' | 'quitar'
type GuardaDePrestacao =
  | 'temItens'
  | 'liquidoPositivo'
  | 'outraPessoa'
  | 'temMotivo'
  | 'semOrdem'
  | 'nadaAPagar'

export interface ContextoDePrestacao {
  readonly itens?: number
  readonly liquido?: number
  /** the asking person is the one who checked it */
  readonly mesmaPessoa?: boolean
  readonly motivo?: string | null | undefined
  /** an order to pay it is under way, or done */
  readonly temOrdem?: boolean
}

const GUARDAS: Guardas<GuardaDePrestacao, ContextoDePrestacao> = {
  temItens: (c) => ((c.itens ?? 0) > 0 ? null : 'Ainda não há lote vendido e pago para prestar contas.'),
  liquidoPositivo: (c) =>
    (c.liquido ?? -1) >= 0
      ? null
      : 'As deduções passam do que foi vendido. Retire um lançamento ou espere outra venda ser paga.',
  outraPessoa: (c) =>
    c.mesmaPessoa === false ? null : 'Quem conferiu não aprova. Peça a aprovação de outra pessoa.',
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
  semOrdem: (c) =>
    c.temOrdem === false ? null : 'Há uma ordem de pagamento desta prestação: ela não pode ser reaberta.',
  nadaAPagar: (c) => (c.liquido === 0 ? null : 'Há valor a pagar ao comitente.'),
}

const EQUIPE = ['ADM', 'GerenteAcerto', 'Financeiro', 'Acerto'] as const
const QUEM_APROVA = ['ADM', 'GerenteAcerto', 'Financeiro'] as const

type Linha = Transicao<SituacaoDePrestacao, EventoDePrestacao, GuardaDePrestacao>

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_PRESTACAO: readonly Linha[] = [
  { de: 'ABERTA', para: 'CONFERIDA', evento: 'conferir', quem: EQUIPE, guardas: ['temItens', 'liquidoPositivo'] },
  { de: 'CONFERIDA', para: 'APROVADA', evento: 'aprovar', quem: QUEM_APROVA, guardas: ['outraPessoa'] },
  { de: 'CONFERIDA', para: 'ABERTA', evento: 'reabrir', quem: EQUIPE, guardas: ['temMotivo'] },
  { de: 'APROVADA', para: 'ABERTA', evento: 'reabrir', quem: QUEM_APROVA, guardas: ['temMotivo', 'semOrdem'] },
  { de: 'APROVADA', para: 'PAGA', evento: 'pagar', quem: ['sistema'], guardas: [] },
  { de: 'APROVADA', para: 'PAGA', evento: 'quitar', quem: QUEM_APROVA, guardas: ['nadaAPagar', 'semOrdem'] },
]

export function podeTransitarPrestacao(
  pedido: PedidoDeTransicao<SituacaoDePrestacao, EventoDePrestacao>,
  contexto: ContextoDePrestacao,
): RespostaDeTransicao<SituacaoDePrestacao> {
  const r = responderTransicao(TRANSICOES_DE_PRESTACAO, GUARDAS, pedido, contexto)
  // Who checked it wants to know whom it waits for.
  if (!r.pode && r.causa === 'ator' && pedido.evento === 'aprovar')
    return { ...r, motivo: 'Espera a aprovação do financeiro, da gerência do acerto ou da administração.' }
  return r
}

/** The commission is the house's from the approval on. */
export const comissaoLancada = (s: SituacaoDePrestacao): boolean => s === 'APROVADA' || s === 'PAGA'
/** Its lots, sums and entries may still change. */
export const podeMexer = (s: SituacaoDePrestacao): boolean => s === 'ABERTA'
/** The consignor sees it. */
export const VISTAS_PELO_COMITENTE: readonly SituacaoDePrestacao[] = ['APROVADA', 'PAGA']
