/**
 * The sale. States, colours and filter spellings are the specification's; the rows are ours. Payments move a sale by
 * themselves between Aguardando Pagamento and Aguardando Validação (`situacaoPelosPagamentos`); it closes when
 * approved money covers it and a person signs. For a Condicional sale nothing is due before the consignor's answer.
 * Refuses: closing what is not paid, ending without a reason, reopening after something was delivered.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'
import type { CorDeSituacao } from '../pagamentos/states.ts'
import { contaNosTotais } from '../pagamentos/tipos-de-pagamento.ts'
import { estaQuitada, type PagamentoParaSomar, somasDaVenda, type ValoresDaVenda } from './somas.ts'

export const SITUACOES_DE_VENDA = [
  'Condicional',
  'Aguardando Pagamento',
  'Aguardando Validação',
  'Fechada',
  'Cancelada',
  'Cliente Desistiu',
] as const
export type SituacaoDeVenda = (typeof SITUACOES_DE_VENDA)[number]

export const COR_DA_VENDA: Record<SituacaoDeVenda, CorDeSituacao> = {
  Condicional: 'blue',
  'Aguardando Pagamento': 'amber',
  'Aguardando Validação': 'blue',
  Fechada: 'positive',
  Cancelada: 'red',
  'Cliente Desistiu': 'green',
}

/** One more sentence beside the state. */
export const AJUDA_DA_VENDA: Record<SituacaoDeVenda, string> = {
  Condicional: 'Aguardando resposta do comitente',
  'Aguardando Pagamento': 'Falta pagar ou enviar comprovantes',
  'Aguardando Validação': 'Comprovantes em análise',
  Fechada: 'Pagamento confirmado',
  Cancelada: 'Nada é devido',
  'Cliente Desistiu': 'O comprador desistiu da compra',
}

/** How the states that a filter may name are spelled on the wire. */
export const GRAFIA_NO_FILTRO = {
  Cancelada: 'Cancelada',
  AguardandoPagamento: 'Aguardando Pagamento',
  AguardandoValidacao: 'Aguardando Validação',
  Fechada: 'Fechada',
} as const satisfies Record<string, SituacaoDeVenda>

export type EventoDeVenda =
  | 'liberarCondicional'
  | 'recusarCondicional'
  | 'voltarCondicional'
  | 'comprovantesEnviados'
  | 'pagamentoReaberto'
  | 'fechar'
  | 'reabrir'
  | 'desistir'
  | 'reverterDesistencia'
  | 'cancelar'
  | 'anular'

type GuardaDeVenda = 'quitada' | 'assinada' | 'temMotivo' | 'nadaEntregue' | 'nadaAprovado' | 'cartaoSolto'

export interface ContextoDeVenda {
  readonly quitada: boolean
  readonly temPagamentoAprovado: boolean
  readonly algoEntregue: boolean
  /** a card's money is held, taken or contested */
  readonly cartaoPreso: boolean
  /** Who closes; the person's name, or whose approval closed it. */
  readonly assinatura?: string | undefined
  readonly motivo?: string | undefined
}

const GUARDAS: Guardas<GuardaDeVenda, ContextoDeVenda> = {
  quitada: (c) => (c.quitada ? null : 'A compra só pode ser fechada com o pagamento integral aprovado.'),
  assinada: (c) => (c.assinatura?.trim() ? null : 'O fechamento precisa de assinatura.'),
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
  nadaEntregue: (c) => (c.algoEntregue ? 'Um item desta compra já foi entregue.' : null),
  cartaoSolto: (c) =>
    c.cartaoPreso ? 'Há dinheiro de um cartão nesta compra: cancele ou estorne o cartão antes.' : null,
  nadaAprovado: (c) => (c.temPagamentoAprovado ? 'Esta compra já tem pagamento aprovado.' : null),
}

const SISTEMA = ['sistema'] as const
/** `sistema` closes in the name of the user who approved the last payment, so that one approval is enough. */
const QUEM_FECHA = ['Acerto', 'GerenteAcerto', 'ADM', 'sistema'] as const
const QUEM_DESISTE = ['SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto', 'ADM', 'sistema'] as const
const QUEM_CANCELA = ['ADM', 'GerenteAcerto'] as const
const QUEM_RESPONDE_CONDICIONAL = ['Comitente', 'ADM', 'sistema'] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_VENDA: readonly Transicao<SituacaoDeVenda, EventoDeVenda, GuardaDeVenda>[] = [
  { de: 'Condicional', para: 'Aguardando Pagamento', evento: 'liberarCondicional', quem: QUEM_RESPONDE_CONDICIONAL, guardas: [] },
  { de: 'Condicional', para: 'Cancelada', evento: 'recusarCondicional', quem: QUEM_RESPONDE_CONDICIONAL, guardas: [] },
  { de: 'Condicional', para: 'Cancelada', evento: 'cancelar', quem: QUEM_CANCELA, guardas: ['temMotivo'] },
  { de: 'Aguardando Pagamento', para: 'Aguardando Validação', evento: 'comprovantesEnviados', quem: SISTEMA, guardas: [] },
  { de: 'Aguardando Pagamento', para: 'Fechada', evento: 'fechar', quem: QUEM_FECHA, guardas: ['quitada', 'assinada'] },
  { de: 'Aguardando Pagamento', para: 'Cliente Desistiu', evento: 'desistir', quem: QUEM_DESISTE, guardas: ['temMotivo', 'cartaoSolto'] },
  { de: 'Aguardando Pagamento', para: 'Cancelada', evento: 'cancelar', quem: QUEM_CANCELA, guardas: ['temMotivo', 'cartaoSolto'] },
  { de: 'Aguardando Pagamento', para: 'Condicional', evento: 'voltarCondicional', quem: ['ADM'], guardas: ['temMotivo', 'nadaAprovado'] },
  { de: 'Aguardando Validação', para: 'Aguardando Pagamento', evento: 'pagamentoReaberto', quem: SISTEMA, guardas: [] },
  { de: 'Aguardando Validação', para: 'Fechada', evento: 'fechar', quem: QUEM_FECHA, guardas: ['quitada', 'assinada'] },
  { de: 'Aguardando Validação', para: 'Cliente Desistiu', evento: 'desistir', quem: QUEM_DESISTE, guardas: ['temMotivo', 'cartaoSolto'] },
  { de: 'Aguardando Validação', para: 'Cancelada', evento: 'cancelar', quem: QUEM_CANCELA, guardas: ['temMotivo', 'cartaoSolto'] },
  // By an annulment that two persons decided (anulacao.ts), which has looked at what was delivered.
  { de: 'Aguardando Pagamento', para: 'Cancelada', evento: 'anular', quem: SISTEMA, guardas: ['temMotivo'] },
  { de: 'Aguardando Validação', para: 'Cancelada', evento: 'anular', quem: SISTEMA, guardas: ['temMotivo'] },
  { de: 'Fechada', para: 'Cancelada', evento: 'anular', quem: SISTEMA, guardas: ['temMotivo'] },
  { de: 'Fechada', para: 'Aguardando Validação', evento: 'reabrir', quem: QUEM_CANCELA, guardas: ['temMotivo', 'nadaEntregue'] },
  { de: 'Cliente Desistiu', para: 'Aguardando Pagamento', evento: 'reverterDesistencia', quem: ['ADM', 'GerenteSAC'], guardas: ['temMotivo'] },
  { de: 'Cliente Desistiu', para: 'Cancelada', evento: 'cancelar', quem: QUEM_CANCELA, guardas: ['temMotivo'] },
]

export function podeTransitarVenda(
  pedido: PedidoDeTransicao<SituacaoDeVenda, EventoDeVenda>,
  contexto: ContextoDeVenda,
): RespostaDeTransicao<SituacaoDeVenda> {
  return responderTransicao(TRANSICOES_DE_VENDA, GUARDAS, pedido, contexto)
}

type ValoresParaSituacao = Pick<ValoresDaVenda, 'valorTotalVenda' | 'valorRecibo' | 'valorDesconto'>

/**
 * To be asked after every change of a payment. A sale waits for validation when proofs and approvals cover what is
 * due and no line is unsent or divergent; otherwise it waits for payment. Approved money that covers it moves it on
 * whatever else lies open: a superfluous second charge must not hold up a buyer who has paid. `quitada` says that it
 * may be closed now. `devolvido`: the excess that has left the house.
 *
 * The event is null when nothing moves: states outside these two are never moved by payments.
 */
export function situacaoPelosPagamentos(
  atual: SituacaoDeVenda,
  valores: ValoresParaSituacao,
  pagamentos: readonly PagamentoParaSomar[],
  devolvido = 0,
): {
  situacao: SituacaoDeVenda
  evento: Extract<EventoDeVenda, 'comprovantesEnviados' | 'pagamentoReaberto'> | null
  quitada: boolean
} {
  if (atual !== 'Aguardando Pagamento' && atual !== 'Aguardando Validação') {
    return { situacao: atual, evento: null, quitada: atual === 'Fechada' }
  }
  const linhas = pagamentos.filter((p) => contaNosTotais(p.tipo))
  const aberta = linhas.some((p) => p.situacao === 'aguardandoEnvio' || p.situacao === 'divergente')
  const quitada = linhas.length > 0 && estaQuitada(valores, pagamentos, devolvido)
  const coberta =
    quitada || (linhas.length > 0 && !aberta && somasDaVenda(valores, pagamentos, devolvido).restante <= 0)
  const situacao = coberta ? 'Aguardando Validação' : 'Aguardando Pagamento'
  const evento = situacao === atual ? null : coberta ? 'comprovantesEnviados' : 'pagamentoReaberto'
  return { situacao, evento, quitada }
}
