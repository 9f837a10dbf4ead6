/**
 * The removal of a vehicle, from the request to the yard. States: domain of the house. The carrier acts by a link (actor
 * `Transportadora`), the driver by his link or his login. Refuses: a removal of a vehicle that is blocked for it, an
 * authorisation without a carrier, a plan without day and driver, giving up without a reason.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DE_REMOCAO = [
  'SOLICITADA',
  'AUTORIZADA',
  'AGENDADA',
  'EM_COLETA',
  'EM_TRANSPORTE',
  'FINALIZADA',
  'CANCELADA',
  'FRUSTRADA',
] as const
export type SituacaoDeRemocao = (typeof SITUACOES_DE_REMOCAO)[number]

export const ROTULO_DA_REMOCAO: Readonly<Record<SituacaoDeRemocao, string>> = {
  SOLICITADA: 'Solicitada',
  AUTORIZADA: 'Autorizada',
  AGENDADA: 'Agendada',
  EM_COLETA: 'Em coleta',
  EM_TRANSPORTE: 'Em transporte',
  FINALIZADA: 'Finalizada',
  CANCELADA: 'Cancelada',
  FRUSTRADA: 'Frustrada',
}
export const NA_ESTRADA: readonly SituacaoDeRemocao[] = ['EM_COLETA', 'EM_TRANSPORTE']
export const remocaoViva = (s: SituacaoDeRemocao): boolean => s !== 'FINALIZADA' && s !== 'CANCELADA'

export const EVENTOS_DE_REMOCAO = [
  'autorizar',
  'recusar',
  'agendar',
  'chegar',
  'coletar',
  'frustrar',
  'entregar',
  'cancelar',
] as const
export type EventoDeRemocao = (typeof EVENTOS_DE_REMOCAO)[number]
/** What a driver tells from the road. */
export const PASSOS_DO_MOTORISTA = ['chegar', 'coletar', 'frustrar', 'entregar'] as const
export type PassoDoMotorista = (typeof PASSOS_DO_MOTORISTA)[number]

type GuardaDeRemocao = 'naoBloqueada' | 'temTransportadora' | 'temMotivo' | 'temDiaEMotorista'
export interface ContextoDeRemocao {
  /** the vehicle may not be removed now */
  readonly bloqueada?: boolean
  readonly temTransportadora?: boolean
  readonly temMotorista?: boolean
  readonly dia?: string | null | undefined
  readonly motivo?: string | null | undefined
}

const GUARDAS: Guardas<GuardaDeRemocao, ContextoDeRemocao> = {
  naoBloqueada: (c) =>
    c.bloqueada === false ? null : 'A remoção deste veículo está bloqueada no cadastro dele.',
  temTransportadora: (c) => (c.temTransportadora ? null : 'Escolha a transportadora.'),
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
  temDiaEMotorista: (c) =>
    c.dia ? (c.temMotorista ? null : 'Escolha o motorista.') : 'Informe o dia da coleta.',
}

const CASA = ['Remoção', 'ADM'] as const
const LINK = ['Transportadora', ...CASA] as const
const ESTRADA = ['Motorista', ...CASA] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_REMOCAO: readonly Transicao<SituacaoDeRemocao, EventoDeRemocao, GuardaDeRemocao>[] = [
  { de: 'SOLICITADA', para: 'AUTORIZADA', evento: 'autorizar', quem: CASA, guardas: ['naoBloqueada', 'temTransportadora'] },
  { de: 'SOLICITADA', para: 'CANCELADA', evento: 'cancelar', quem: [...CASA, 'Leilão', 'sistema'], guardas: ['temMotivo'] },
  { de: 'AUTORIZADA', para: 'SOLICITADA', evento: 'recusar', quem: LINK, guardas: ['temMotivo'] },
  { de: 'AUTORIZADA', para: 'AGENDADA', evento: 'agendar', quem: LINK, guardas: ['naoBloqueada', 'temDiaEMotorista'] },
  { de: 'AUTORIZADA', para: 'CANCELADA', evento: 'cancelar', quem: [...CASA, 'sistema'], guardas: ['temMotivo'] },
  { de: 'AGENDADA', para: 'AGENDADA', evento: 'agendar', quem: LINK, guardas: ['temDiaEMotorista'] },
  { de: 'AGENDADA', para: 'EM_COLETA', evento: 'chegar', quem: ESTRADA, guardas: ['naoBloqueada'] },
  { de: 'AGENDADA', para: 'CANCELADA', evento: 'cancelar', quem: [...CASA, 'sistema'], guardas: ['temMotivo'] },
  { de: 'EM_COLETA', para: 'EM_TRANSPORTE', evento: 'coletar', quem: ESTRADA, guardas: [] },
  { de: 'EM_COLETA', para: 'FRUSTRADA', evento: 'frustrar', quem: ESTRADA, guardas: ['temMotivo'] },
  { de: 'EM_COLETA', para: 'CANCELADA', evento: 'cancelar', quem: [...CASA, 'sistema'], guardas: ['temMotivo'] },
  { de: 'EM_TRANSPORTE', para: 'FINALIZADA', evento: 'entregar', quem: [...ESTRADA, 'Pátio'], guardas: [] },
  { de: 'EM_TRANSPORTE', para: 'CANCELADA', evento: 'cancelar', quem: CASA, guardas: ['temMotivo'] },
  { de: 'FRUSTRADA', para: 'AGENDADA', evento: 'agendar', quem: LINK, guardas: ['temDiaEMotorista'] },
  { de: 'FRUSTRADA', para: 'CANCELADA', evento: 'cancelar', quem: [...CASA, 'sistema'], guardas: ['temMotivo'] },
]

export function podeTransitarRemocao(
  pedido: PedidoDeTransicao<SituacaoDeRemocao, EventoDeRemocao>,
  contexto: ContextoDeRemocao,
): RespostaDeTransicao<SituacaoDeRemocao> {
  return responderTransicao(TRANSICOES_DE_REMOCAO, GUARDAS, pedido, contexto)
}
