/**
 * After the payment: the pickup of the goods at the yard and the way of the vehicle's documents to the buyer. Two
 * machines of each sold item. The states of the pickup are the specification's; those of the documents are ours.
 * Refuses: booking a slot that is not free, cancelling with two hours or less to go, handing over before the booked
 * day, reporting an absence before the slot is over, sending documents without a tracking code. The lot state RETIRADO is
 * not "picked up": it means withdrawn from the auction.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'
import { faltaParaODia } from './antecipar-retirada.ts'

export const SITUACOES_DE_RETIRADA = [
  'aguardando_pagamento',
  'aguardando_validacao',
  'aguardando_agendamento',
  'aguardando_retirada',
  'entregue',
  'agendamento_cancelado',
  'nao_compareceu',
] as const
export type SituacaoDeRetirada = (typeof SITUACOES_DE_RETIRADA)[number]

export const ROTULO_DA_RETIRADA: Record<SituacaoDeRetirada, string> = {
  aguardando_pagamento: 'Aguardando pagamento',
  aguardando_validacao: 'Aguardando validação',
  aguardando_agendamento: 'Aguardando agendamento',
  aguardando_retirada: 'Aguardando retirada',
  entregue: 'Entregue',
  agendamento_cancelado: 'Agendamento cancelado',
  nao_compareceu: 'Não compareceu',
}

/** States in which the buyer has to choose a date. */
export function esperaAgendamento(situacao: SituacaoDeRetirada): boolean {
  return ['aguardando_agendamento', 'agendamento_cancelado', 'nao_compareceu'].includes(situacao)
}

export type EventoDeRetirada =
  | 'comprovantesEnviados'
  | 'pagamentoConfirmado'
  | 'pagamentoReaberto'
  | 'agendar'
  | 'liberarAgendamento'
  | 'cancelarAgendamento'
  | 'registrarAusencia'
  | 'antecipar'
  | 'entregar'

type GuardaDeRetirada = 'horarioLivre' | 'terceiroCompleto' | 'comAntecedencia' | 'horarioPassou' | 'noDia'

export interface ContextoDeRetirada {
  /** Epoch ms. */
  readonly agora: number
  /** End of the booked slot and its beginning; null when nothing is booked. */
  readonly agendado: { readonly inicio: number; readonly fim: number } | null
  /** Why the wished slot cannot be had, from `conferirHorario`; null when it can. */
  readonly impedimentoDoHorario: string | null
  /** The first error of the third party's data, from `errosDoTerceiro`; null when complete or not used. */
  readonly erroDoTerceiro: string | null
}

/** For client and yard. */
export const ANTECEDENCIA_PARA_CANCELAR_MS = 2 * 60 * 60 * 1000

const GUARDAS: Guardas<GuardaDeRetirada, ContextoDeRetirada> = {
  horarioLivre: (c) => c.impedimentoDoHorario,
  terceiroCompleto: (c) => c.erroDoTerceiro,
  comAntecedencia: (c) =>
    c.agendado && c.agendado.inicio - c.agora > ANTECEDENCIA_PARA_CANCELAR_MS
      ? null
      : 'O agendamento só pode ser cancelado com mais de 2 horas de antecedência.',
  horarioPassou: (c) =>
    c.agendado && c.agora >= c.agendado.fim ? null : 'O horário agendado ainda não terminou.',
  noDia: (c) => c.agendado && faltaParaODia(c.agendado.inicio, c.agora),
}

const SISTEMA = ['sistema'] as const
const QUEM_AGENDA = ['Cliente', 'Pátio', 'SAC', 'ADM'] as const
const QUEM_ENTREGA = ['Pátio', 'ADM'] as const
const AO_AGENDAR = ['horarioLivre', 'terceiroCompleto'] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_RETIRADA: readonly Transicao<SituacaoDeRetirada, EventoDeRetirada, GuardaDeRetirada>[] = [
  { de: 'aguardando_pagamento', para: 'aguardando_validacao', evento: 'comprovantesEnviados', quem: SISTEMA, guardas: [] },
  { de: 'aguardando_pagamento', para: 'aguardando_agendamento', evento: 'pagamentoConfirmado', quem: SISTEMA, guardas: [] },
  { de: 'aguardando_validacao', para: 'aguardando_agendamento', evento: 'pagamentoConfirmado', quem: SISTEMA, guardas: [] },
  { de: 'aguardando_validacao', para: 'aguardando_pagamento', evento: 'pagamentoReaberto', quem: SISTEMA, guardas: [] },
  { de: 'aguardando_agendamento', para: 'aguardando_retirada', evento: 'agendar', quem: QUEM_AGENDA, guardas: AO_AGENDAR },
  { de: 'aguardando_agendamento', para: 'aguardando_validacao', evento: 'pagamentoReaberto', quem: SISTEMA, guardas: [] },
  { de: 'aguardando_retirada', para: 'aguardando_retirada', evento: 'antecipar', quem: QUEM_ENTREGA, guardas: ['horarioLivre'] },
  { de: 'aguardando_retirada', para: 'entregue', evento: 'entregar', quem: QUEM_ENTREGA, guardas: ['noDia'] },
  { de: 'aguardando_retirada', para: 'agendamento_cancelado', evento: 'cancelarAgendamento', quem: QUEM_AGENDA, guardas: ['comAntecedencia'] },
  { de: 'aguardando_retirada', para: 'nao_compareceu', evento: 'registrarAusencia', quem: [...QUEM_ENTREGA, 'sistema'], guardas: ['horarioPassou'] },
  { de: 'aguardando_retirada', para: 'aguardando_validacao', evento: 'pagamentoReaberto', quem: SISTEMA, guardas: [] },
  { de: 'agendamento_cancelado', para: 'aguardando_retirada', evento: 'agendar', quem: QUEM_AGENDA, guardas: AO_AGENDAR },
  { de: 'agendamento_cancelado', para: 'aguardando_agendamento', evento: 'liberarAgendamento', quem: [...QUEM_AGENDA, 'sistema'], guardas: [] },
  { de: 'agendamento_cancelado', para: 'aguardando_validacao', evento: 'pagamentoReaberto', quem: SISTEMA, guardas: [] },
  { de: 'nao_compareceu', para: 'aguardando_retirada', evento: 'agendar', quem: QUEM_AGENDA, guardas: AO_AGENDAR },
  { de: 'nao_compareceu', para: 'aguardando_agendamento', evento: 'liberarAgendamento', quem: [...QUEM_AGENDA, 'sistema'], guardas: [] },
  { de: 'nao_compareceu', para: 'aguardando_validacao', evento: 'pagamentoReaberto', quem: SISTEMA, guardas: [] },
]

export function podeTransitarRetirada(
  pedido: PedidoDeTransicao<SituacaoDeRetirada, EventoDeRetirada>,
  contexto: ContextoDeRetirada,
): RespostaDeTransicao<SituacaoDeRetirada> {
  return responderTransicao(TRANSICOES_DE_RETIRADA, GUARDAS, pedido, contexto)
}

export const SITUACOES_DE_DOCUMENTACAO = [
  'aguardando_retirada',
  'em_analise',
  'com_despachante',
  'aguardando_comitente',
  'enviado',
  'entregue',
] as const
export type SituacaoDeDocumentacao = (typeof SITUACOES_DE_DOCUMENTACAO)[number]

export const ROTULO_DA_DOCUMENTACAO: Record<SituacaoDeDocumentacao, string> = {
  aguardando_retirada: 'Aguardando retirada',
  em_analise: 'Em análise',
  com_despachante: 'Com o despachante',
  aguardando_comitente: 'Aguardando o comitente',
  enviado: 'Enviado',
  entregue: 'Entregue',
}

/** What happens to the papers now, for who waits for them. */
export function andamentoDaDocumentacao(situacao: SituacaoDeDocumentacao, metodo: string | null): string {
  if (situacao === 'enviado' && metodo === 'Retirada') return 'Os documentos esperam por você no pátio.'
  return ANDAMENTO_DA_DOCUMENTACAO[situacao]
}

const ANDAMENTO_DA_DOCUMENTACAO: Record<SituacaoDeDocumentacao, string> = {
  aguardando_retirada: 'Os documentos são preparados depois da retirada.',
  em_analise: 'Conferimos os documentos.',
  com_despachante: 'O despachante prepara os documentos.',
  aguardando_comitente: 'Esperamos documentos que estão com quem vende.',
  enviado: 'Os documentos estão a caminho.',
  entregue: 'Os documentos foram entregues.',
}

/** The state as a number: 1 is the first of the way, and the last is where it ends. */
export function passoDaDocumentacao(situacao: SituacaoDeDocumentacao): number {
  return SITUACOES_DE_DOCUMENTACAO.indexOf(situacao) + 1
}

/** The "final-stage flag" of the delivery step. */
export function documentacaoFinal(situacao: SituacaoDeDocumentacao): boolean {
  return situacao === 'entregue'
}

export type EventoDeDocumentacao =
  | 'iniciarAnalise'
  | 'encaminharAoDespachante'
  | 'solicitarAoComitente'
  | 'receberDoComitente'
  | 'enviar'
  | 'confirmarEntrega'

type GuardaDeDocumentacao = 'temCodigoDeEnvio'

export interface ContextoDeDocumentacao {
  readonly metodoEnvio: string | null
  readonly codigoEnvio: string | null
}

const GUARDAS_DE_DOCUMENTACAO: Guardas<GuardaDeDocumentacao, ContextoDeDocumentacao> = {
  temCodigoDeEnvio: (c) =>
    c.metodoEnvio === 'Retirada' || c.codigoEnvio?.trim()
      ? null
      : 'Informe o código de envio (rastreamento).',
}

const DESPACHANTE = ['Despachante', 'ADM'] as const

type LinhaDeDocumentacao = Transicao<SituacaoDeDocumentacao, EventoDeDocumentacao, GuardaDeDocumentacao>

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_DOCUMENTACAO: readonly LinhaDeDocumentacao[] = [
  { de: 'aguardando_retirada', para: 'em_analise', evento: 'iniciarAnalise', quem: ['sistema', ...DESPACHANTE], guardas: [] },
  { de: 'em_analise', para: 'com_despachante', evento: 'encaminharAoDespachante', quem: DESPACHANTE, guardas: [] },
  { de: 'com_despachante', para: 'aguardando_comitente', evento: 'solicitarAoComitente', quem: DESPACHANTE, guardas: [] },
  { de: 'aguardando_comitente', para: 'com_despachante', evento: 'receberDoComitente', quem: [...DESPACHANTE, 'Comitente'], guardas: [] },
  { de: 'com_despachante', para: 'enviado', evento: 'enviar', quem: DESPACHANTE, guardas: ['temCodigoDeEnvio'] },
  { de: 'aguardando_comitente', para: 'enviado', evento: 'enviar', quem: DESPACHANTE, guardas: ['temCodigoDeEnvio'] },
  { de: 'enviado', para: 'entregue', evento: 'confirmarEntrega', quem: [...DESPACHANTE, 'SAC', 'Cliente', 'sistema'], guardas: [] },
]

export function podeTransitarDocumentacao(
  pedido: PedidoDeTransicao<SituacaoDeDocumentacao, EventoDeDocumentacao>,
  contexto: ContextoDeDocumentacao,
): RespostaDeTransicao<SituacaoDeDocumentacao> {
  return responderTransicao(TRANSICOES_DE_DOCUMENTACAO, GUARDAS_DE_DOCUMENTACAO, pedido, contexto)
}
