// An incident's life. A person takes it, asks the client or not, and decides; a decision with money stands, one without may
// be taken up again. The client may withdraw what he opened.
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DE_INCIDENTE = [
  'ABERTO',
  'EM_ANALISE',
  'AGUARDANDO_CLIENTE',
  'DECIDIDO',
  'ENCERRADO',
  'RETIRADO',
] as const
export type SituacaoDeIncidente = (typeof SITUACOES_DE_INCIDENTE)[number]
export const ROTULO_DO_INCIDENTE: Readonly<Record<SituacaoDeIncidente, string>> = {
  ABERTO: 'Aberto',
  EM_ANALISE: 'Em análise',
  AGUARDANDO_CLIENTE: 'Aguardando o cliente',
  DECIDIDO: 'Decidido',
  ENCERRADO: 'Encerrado',
  RETIRADO: 'Retirado',
}

export type EventoDeIncidente =
  | 'assumir'
  | 'perguntar'
  | 'responder'
  | 'decidir'
  | 'encerrar'
  | 'reabrir'
  | 'retirar'
type GuardaDeIncidente = 'temCliente' | 'temMotivo' | 'semValor' | 'doCliente'

export interface ContextoDeIncidente {
  readonly temCliente?: boolean
  readonly motivo?: string | null | undefined
  /** centavos that its decision has moved */
  readonly valor?: number
  /** opened by the client himself */
  readonly doCliente?: boolean
}

const GUARDAS: Guardas<GuardaDeIncidente, ContextoDeIncidente> = {
  temCliente: (c) => (c.temCliente === true ? null : 'Este incidente não tem cliente a quem perguntar.'),
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
  semValor: (c) =>
    c.valor === 0 ? null : 'A decisão já abateu um valor da compra: abra outro incidente para revê-la.',
  doCliente: (c) => (c.doCliente === true ? null : 'Só quem abriu o incidente o retira.'),
}

const EQUIPE = ['ADM', 'SAC', 'GerenteSAC', 'Acerto', 'Assessorias Jurídicas'] as const

type Linha = Transicao<SituacaoDeIncidente, EventoDeIncidente, GuardaDeIncidente>

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_INCIDENTE: readonly Linha[] = [
  { de: 'ABERTO', para: 'EM_ANALISE', evento: 'assumir', quem: EQUIPE, guardas: [] },
  { de: 'ABERTO', para: 'AGUARDANDO_CLIENTE', evento: 'perguntar', quem: EQUIPE, guardas: ['temCliente'] },
  { de: 'EM_ANALISE', para: 'AGUARDANDO_CLIENTE', evento: 'perguntar', quem: EQUIPE, guardas: ['temCliente'] },
  { de: 'AGUARDANDO_CLIENTE', para: 'EM_ANALISE', evento: 'responder', quem: ['Cliente', ...EQUIPE], guardas: [] },
  { de: 'EM_ANALISE', para: 'DECIDIDO', evento: 'decidir', quem: EQUIPE, guardas: [] },
  { de: 'AGUARDANDO_CLIENTE', para: 'DECIDIDO', evento: 'decidir', quem: EQUIPE, guardas: [] },
  { de: 'DECIDIDO', para: 'ENCERRADO', evento: 'encerrar', quem: [...EQUIPE, 'sistema'], guardas: [] },
  { de: 'DECIDIDO', para: 'EM_ANALISE', evento: 'reabrir', quem: EQUIPE, guardas: ['temMotivo', 'semValor'] },
  { de: 'ABERTO', para: 'RETIRADO', evento: 'retirar', quem: ['Cliente'], guardas: ['doCliente'] },
  { de: 'EM_ANALISE', para: 'RETIRADO', evento: 'retirar', quem: ['Cliente'], guardas: ['doCliente'] },
  { de: 'AGUARDANDO_CLIENTE', para: 'RETIRADO', evento: 'retirar', quem: ['Cliente'], guardas: ['doCliente'] },
]

export function podeTransitarIncidente(
  pedido: PedidoDeTransicao<SituacaoDeIncidente, EventoDeIncidente>,
  contexto: ContextoDeIncidente,
): RespostaDeTransicao<SituacaoDeIncidente> {
  return responderTransicao(TRANSICOES_DE_INCIDENTE, GUARDAS, pedido, contexto)
}

/** The house owes an answer or a decision. */
export const INCIDENTES_PENDENTES: readonly SituacaoDeIncidente[] = [
  'ABERTO',
  'EM_ANALISE',
  'AGUARDANDO_CLIENTE',
]
export const incidentePendente = (s: SituacaoDeIncidente): boolean => INCIDENTES_PENDENTES.includes(s)
/** Messages may still be written. */
export const aceitaMensagem = (s: SituacaoDeIncidente): boolean => incidentePendente(s) || s === 'DECIDIDO'
/** Days after which a decided one that the client left alone is closed. */
export const DIAS_ATE_ENCERRAR = 7

export const DECISOES = ['PROCEDENTE', 'PARCIAL', 'IMPROCEDENTE'] as const
export type Decisao = (typeof DECISOES)[number]
export const ROTULO_DA_DECISAO: Readonly<Record<Decisao, string>> = {
  PROCEDENTE: 'Procedente',
  PARCIAL: 'Procedente em parte',
  IMPROCEDENTE: 'Improcedente',
}

/** Null: the amount fits the decision. `maximo`: what the buyer still owes or has paid of this purchase. */
export function erroDoValorDecidido(
  decisao: Decisao,
  valor: number,
  compra: { readonly maximo: number } | null,
): string | null {
  if (valor === 0) return null
  if (decisao === 'IMPROCEDENTE') return 'Uma decisão improcedente não abate valor.'
  if (compra === null) return 'Sem uma compra não há de onde abater.'
  return valor > compra.maximo ? 'O valor passa do total da compra.' : null
}
