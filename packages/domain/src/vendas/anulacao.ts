/**
 * The annulment of one sold lot: a court, the consignor or a fault of the auction takes the sale back after the hammer, paid
 * or not. One person asks with the act that says so, another one decides: it gives money back, and nothing undoes it.
 * Refuses: what was delivered, what stands in a statement to its consignor, a court's word without its number.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'
import { contaNosTotais, type TipoDePagamento } from '../pagamentos/tipos-de-pagamento.ts'
import type { SituacaoDeVenda } from './states.ts'

export const FUNDAMENTOS_DA_ANULACAO = ['JUIZO', 'COMITENTE', 'CASA'] as const
export type FundamentoDaAnulacao = (typeof FUNDAMENTOS_DA_ANULACAO)[number]
export const ROTULO_DO_FUNDAMENTO: Record<FundamentoDaAnulacao, string> = {
  JUIZO: 'Decisão judicial',
  COMITENTE: 'Pedido do comitente',
  CASA: 'Vício do leilão',
}

/** What becomes of the lot. */
export const DESTINOS_DO_ANULADO = ['VOLTA', 'SAI'] as const
export type DestinoDoAnulado = (typeof DESTINOS_DO_ANULADO)[number]
export const ROTULO_DO_DESTINO: Record<DestinoDoAnulado, string> = {
  VOLTA: 'Pode ser vendido de novo',
  SAI: 'Sai da venda',
}

/** Why a sale was taken back, as the consignor's systems hear it. */
export const CAUSAS_DA_VENDA_CANCELADA = ['ANULACAO', 'DESISTENCIA', 'CANCELAMENTO'] as const

export const SITUACOES_DE_ANULACAO = ['PEDIDA', 'CONFIRMADA', 'RECUSADA', 'RETIRADA'] as const
export type SituacaoDeAnulacao = (typeof SITUACOES_DE_ANULACAO)[number]
export const ROTULO_DA_ANULACAO: Record<SituacaoDeAnulacao, string> = {
  PEDIDA: 'Aguarda outra pessoa',
  CONFIRMADA: 'Anulada',
  RECUSADA: 'Recusada',
  RETIRADA: 'Pedido retirado',
}

export interface PedidoDeAnulacao {
  readonly fundamento: FundamentoDaAnulacao
  /** number of the decision, of the case or of the consignor's letter */
  readonly ato: string | null
  readonly motivo: string
}

/** By field, empty when it may be asked for. */
export function errosDaAnulacao(p: PedidoDeAnulacao): Readonly<Record<string, string>> {
  return {
    ...(p.motivo.trim().length < 10 ? { motivo: 'Explique em pelo menos 10 letras.' } : {}),
    ...(p.fundamento === 'JUIZO' && !p.ato?.trim()
      ? { ato: 'Informe o número da decisão ou do processo.' }
      : {}),
  }
}

export interface FatosDaAnulacao {
  readonly venda: SituacaoDeVenda
  /** the item stands in the sale */
  readonly naVenda: boolean
  readonly entregue: boolean
  /** number of the statement to the consignor in which the lot stands */
  readonly naPrestacao: string | null
  /** a member of a set follows its principal */
  readonly membro: boolean
}

const VIVAS: ReadonlySet<SituacaoDeVenda> = new Set([
  'Aguardando Pagamento',
  'Aguardando Validação',
  'Fechada',
])

/** Why this lot's sale cannot be annulled now; null when it can. */
export function impedimentoDaAnulacao(f: FatosDaAnulacao): string | null {
  if (!VIVAS.has(f.venda) || !f.naVenda) return 'Este lote já não está vendido nesta compra.'
  if (f.membro) return 'Este lote segue o conjunto: anule o lote principal.'
  if (f.entregue) return 'O bem já foi entregue: ele precisa voltar ao pátio antes.'
  if (f.naPrestacao !== null)
    return `O lote está na prestação de contas ${f.naPrestacao}: reabra-a antes de anular.`
  return null
}

export type EventoDeAnulacao = 'confirmar' | 'recusar' | 'retirar'
type Guarda = 'outraPessoa' | 'quemPediu' | 'possivel' | 'temMotivo'

export interface ContextoDaAnulacao {
  /** who decides is who asked */
  readonly mesmaPessoa: boolean
  readonly impedimento: string | null
  readonly motivo: string | null
}

const GUARDAS: Guardas<Guarda, ContextoDaAnulacao> = {
  outraPessoa: (c) => (c.mesmaPessoa ? 'Quem pediu não decide: outra pessoa confere e confirma.' : null),
  quemPediu: (c) => (c.mesmaPessoa ? null : 'Só quem pediu retira o pedido.'),
  possivel: (c) => c.impedimento,
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
}

const QUEM_PEDE = ['ADM', 'SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto', 'Financeiro'] as const
const QUEM_DECIDE = ['ADM', 'GerenteAcerto'] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_ANULACAO: readonly Transicao<SituacaoDeAnulacao, EventoDeAnulacao, Guarda>[] = [
  { de: 'PEDIDA', para: 'CONFIRMADA', evento: 'confirmar', quem: QUEM_DECIDE, guardas: ['outraPessoa', 'possivel'] },
  { de: 'PEDIDA', para: 'RECUSADA', evento: 'recusar', quem: QUEM_DECIDE, guardas: ['outraPessoa', 'temMotivo'] },
  { de: 'PEDIDA', para: 'RETIRADA', evento: 'retirar', quem: QUEM_PEDE, guardas: ['quemPediu'] },
]

export function podeTransitarAnulacao(
  pedido: PedidoDeTransicao<SituacaoDeAnulacao, EventoDeAnulacao>,
  contexto: ContextoDaAnulacao,
): RespostaDeTransicao<SituacaoDeAnulacao> {
  return responderTransicao(TRANSICOES_DE_ANULACAO, GUARDAS, pedido, contexto)
}

/** Approved, and yet no money that came in: a promise, and the difference of a spreadsheet. */
const NAO_ENTROU: ReadonlySet<TipoDePagamento> = new Set(['A_RECEBER', 'DIFERENCA_XLS'])
export const entrouDinheiro = (tipo: TipoDePagamento): boolean =>
  contaNosTotais(tipo) && !NAO_ENTROU.has(tipo)

interface Pago {
  readonly id: number
  readonly valor: number
  readonly endToEndId: string | null
}

/**
 * What goes back when the whole sale ends: each approved payment, less what of it is promised back or gone. What an earlier
 * refund names no payment for is taken off the oldest. Money of a deposit goes back with the deposit: it is not among them.
 */
export function devolucoesDaAnulacao(
  aprovados: readonly Pago[],
  devolucoes: readonly { readonly pagId: number | null; readonly valor: number; readonly situacao: string }[],
): readonly (Pago & { readonly devolver: number })[] {
  const vivas = devolucoes.filter((d) => d.situacao !== 'dispensada')
  let semDono = vivas.filter((d) => !aprovados.some((p) => p.id === d.pagId)).reduce((t, d) => t + d.valor, 0)
  return aprovados.flatMap((p) => {
    const ja = vivas.filter((d) => d.pagId === p.id).reduce((t, d) => t + d.valor, 0)
    const sobra = Math.max(0, p.valor - ja)
    const menos = Math.min(sobra, semDono)
    semDono -= menos
    return sobra > menos ? [{ ...p, devolver: sobra - menos }] : []
  })
}
