// One payment by card, as the acquirer tells of it. Only the acquirer's word moves it; what we ask for (capture, void, refund)
// shows when the acquirer has done it. Notices get lost: a later state may be told first.
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DE_CARTAO = [
  'aguardando',
  'autenticando',
  'autorizada',
  'capturada',
  'liquidada',
  'recusada',
  'cancelada',
  'estornada',
  'contestada',
  'perdida',
] as const
export type SituacaoDeCartao = (typeof SITUACOES_DE_CARTAO)[number]

export const ROTULO_DO_CARTAO: Record<SituacaoDeCartao, string> = {
  aguardando: 'Aguardando o cartão',
  autenticando: 'Em confirmação no banco',
  autorizada: 'Autorizado',
  capturada: 'Capturado',
  liquidada: 'Liquidado',
  recusada: 'Recusado',
  cancelada: 'Cancelado',
  estornada: 'Estornado',
  contestada: 'Contestado',
  perdida: 'Contestação perdida',
}

export const COR_DO_CARTAO: Record<SituacaoDeCartao, 'blue' | 'green' | 'red' | 'grey' | 'amber'> = {
  aguardando: 'blue',
  autenticando: 'blue',
  autorizada: 'amber',
  capturada: 'green',
  liquidada: 'green',
  recusada: 'red',
  cancelada: 'grey',
  estornada: 'grey',
  contestada: 'red',
  perdida: 'red',
}

export type EventoDeCartao =
  | 'autenticar'
  | 'autorizar'
  | 'capturar'
  | 'liquidar'
  | 'recusar'
  | 'cancelar'
  | 'estornar'
  | 'contestar'
  | 'ganharContestacao'
  | 'perderContestacao'

type Linha = Transicao<SituacaoDeCartao, EventoDeCartao, never>
const SISTEMA = ['sistema'] as const

const linhas = (
  de: readonly SituacaoDeCartao[],
  para: SituacaoDeCartao,
  evento: EventoDeCartao,
): readonly Linha[] => de.map((d) => ({ de: d, para, evento, quem: SISTEMA, guardas: [] }))

export const TRANSICOES_DE_CARTAO: readonly Linha[] = [
  ...linhas(['aguardando'], 'autenticando', 'autenticar'),
  ...linhas(['aguardando', 'autenticando'], 'autorizada', 'autorizar'),
  // A session that we closed may have been authorised in the same moment.
  ...linhas(['cancelada'], 'autorizada', 'autorizar'),
  ...linhas(['aguardando', 'autenticando', 'autorizada', 'cancelada'], 'capturada', 'capturar'),
  ...linhas(['capturada'], 'liquidada', 'liquidar'),
  ...linhas(['aguardando', 'autenticando'], 'recusada', 'recusar'),
  ...linhas(['aguardando', 'autenticando', 'autorizada'], 'cancelada', 'cancelar'),
  ...linhas(['autorizada', 'capturada', 'liquidada', 'contestada'], 'estornada', 'estornar'),
  ...linhas(['autorizada', 'capturada', 'liquidada'], 'contestada', 'contestar'),
  ...linhas(['contestada'], 'capturada', 'ganharContestacao'),
  ...linhas(['contestada'], 'perdida', 'perderContestacao'),
]

const GUARDAS: Guardas<never, object> = {}

export function podeTransitarCartao(
  pedido: PedidoDeTransicao<SituacaoDeCartao, EventoDeCartao>,
): RespostaDeTransicao<SituacaoDeCartao> {
  return responderTransicao(TRANSICOES_DE_CARTAO, GUARDAS, pedido, {})
}

/** The acquirer's form still takes a card. */
export const esperaOCartao = (s: SituacaoDeCartao): boolean => s === 'aguardando' || s === 'autenticando'
/** The house has the money. */
export const foiCapturada = (s: SituacaoDeCartao): boolean => s === 'capturada' || s === 'liquidada'

/** What the acquirer calls its states. */
export const SITUACOES_NO_ADQUIRENTE = [
  'CRIADA',
  'AUTENTICANDO',
  'AUTORIZADA',
  'CAPTURADA',
  'LIQUIDADA',
  'RECUSADA',
  'CANCELADA',
  'ESTORNADA',
  'CONTESTADA',
  'PERDIDA',
] as const
export type SituacaoNoAdquirente = (typeof SITUACOES_NO_ADQUIRENTE)[number]

const EVENTO: Readonly<Record<SituacaoNoAdquirente, EventoDeCartao | null>> = {
  CRIADA: null,
  AUTENTICANDO: 'autenticar',
  AUTORIZADA: 'autorizar',
  CAPTURADA: 'capturar',
  LIQUIDADA: 'liquidar',
  RECUSADA: 'recusar',
  CANCELADA: 'cancelar',
  ESTORNADA: 'estornar',
  CONTESTADA: 'contestar',
  PERDIDA: 'perderContestacao',
}

/**
 * The events that lead from our state to what the acquirer says, in order: a lost notice must not skip what its step does
 * (money first counts, then goes back). Empty: nothing new.
 */
export function eventosAte(de: SituacaoDeCartao, dito: SituacaoNoAdquirente): readonly EventoDeCartao[] {
  const alvo = EVENTO[dito]
  if (alvo === null) return []
  const direto = podeTransitarCartao({ de, evento: alvo, atores: SISTEMA })
  const pede = PRECISA[alvo]
  const ja = ALVO[alvo]
  if (de === ja) return []
  if (direto.pode && (pede === undefined || foiCapturada(de) || de === 'contestada')) return [alvo]
  if (alvo === 'capturar' && de === 'contestada') return ['ganharContestacao']
  if (alvo === 'liquidar' && de === 'contestada') return ['ganharContestacao', 'liquidar']
  if (pede === undefined) return []
  const antes = eventosAte(de, pede)
  return antes.length === 0 ? [] : [...antes, alvo]
}

const ALVO: Readonly<Record<EventoDeCartao, SituacaoDeCartao>> = {
  autenticar: 'autenticando',
  autorizar: 'autorizada',
  capturar: 'capturada',
  liquidar: 'liquidada',
  recusar: 'recusada',
  cancelar: 'cancelada',
  estornar: 'estornada',
  contestar: 'contestada',
  ganharContestacao: 'capturada',
  perderContestacao: 'perdida',
}

/** What must have happened before, when we have not heard of it. */
const PRECISA: Partial<Record<EventoDeCartao, SituacaoNoAdquirente>> = {
  liquidar: 'CAPTURADA',
  estornar: 'CAPTURADA',
  contestar: 'CAPTURADA',
  perderContestacao: 'CONTESTADA',
}
