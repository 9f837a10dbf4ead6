/**
 * What is asked of a yard for a vehicle that stands in it, with the time promised. A service is done, or given up with a
 * reason; an appointment names the day.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const TIPOS_DE_SERVICO = [
  'Foto',
  'Vídeo',
  'Vistoria',
  'Verificação',
  'Entrega',
  'Devolução',
  'Recortar Chassi',
  'Agendamento',
] as const
export type TipoDeServico = (typeof TIPOS_DE_SERVICO)[number]

/** Hours until a service is late, counted from the request; a house promises another time by naming it. */
export const HORAS_PROMETIDAS: Readonly<Record<TipoDeServico, number>> = {
  Foto: 24,
  Vídeo: 24,
  Vistoria: 48,
  Verificação: 24,
  Entrega: 8,
  Devolução: 48,
  'Recortar Chassi': 72,
  Agendamento: 24,
}

export const SITUACOES_DE_SERVICO = ['SOLICITADO', 'AGENDADO', 'REALIZADO', 'CANCELADO'] as const
export type SituacaoDeServico = (typeof SITUACOES_DE_SERVICO)[number]
export const ROTULO_DO_SERVICO: Readonly<Record<SituacaoDeServico, string>> = {
  SOLICITADO: 'Solicitado',
  AGENDADO: 'Agendado',
  REALIZADO: 'Realizado',
  CANCELADO: 'Cancelado',
}

export type EventoDeServico = 'agendar' | 'realizar' | 'cancelar'
type GuardaDeServico = 'temDia' | 'temMotivo'
export interface ContextoDeServico {
  readonly dia?: string | null | undefined
  readonly motivo?: string | null | undefined
}
const GUARDAS: Guardas<GuardaDeServico, ContextoDeServico> = {
  temDia: (c) => (c.dia ? null : 'Informe para quando.'),
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
}
const QUEM = ['Pátio', 'ADM'] as const
const QUEM_PEDE = [...QUEM, 'Leilão', 'Remoção', 'SAC'] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_SERVICO: readonly Transicao<SituacaoDeServico, EventoDeServico, GuardaDeServico>[] = [
  { de: 'SOLICITADO', para: 'AGENDADO', evento: 'agendar', quem: QUEM, guardas: ['temDia'] },
  { de: 'SOLICITADO', para: 'REALIZADO', evento: 'realizar', quem: [...QUEM, 'sistema'], guardas: [] },
  { de: 'SOLICITADO', para: 'CANCELADO', evento: 'cancelar', quem: [...QUEM_PEDE, 'sistema'], guardas: ['temMotivo'] },
  { de: 'AGENDADO', para: 'REALIZADO', evento: 'realizar', quem: [...QUEM, 'sistema'], guardas: [] },
  { de: 'AGENDADO', para: 'CANCELADO', evento: 'cancelar', quem: [...QUEM_PEDE, 'sistema'], guardas: ['temMotivo'] },
]

export function podeTransitarServico(
  pedido: PedidoDeTransicao<SituacaoDeServico, EventoDeServico>,
  contexto: ContextoDeServico,
): RespostaDeTransicao<SituacaoDeServico> {
  return responderTransicao(TRANSICOES_DE_SERVICO, GUARDAS, pedido, contexto)
}
