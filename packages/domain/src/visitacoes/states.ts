/**
 * A visit by appointment. Who holds its key acts as `Cliente`. Refuses: moving or cancelling what has begun, moving it again
 * and again, saying that a person did not come before the time is over.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DE_VISITA = ['marcada', 'cancelada', 'realizada', 'nao_veio'] as const
export type SituacaoDeVisita = (typeof SITUACOES_DE_VISITA)[number]

export const ROTULO_DA_VISITA: Record<SituacaoDeVisita, string> = {
  marcada: 'Marcada',
  cancelada: 'Cancelada',
  realizada: 'Realizada',
  nao_veio: 'Não compareceu',
}

export const EVENTOS_DE_VISITA = ['remarcar', 'cancelar', 'chegar', 'faltar'] as const
export type EventoDeVisita = (typeof EVENTOS_DE_VISITA)[number]

/** A person who moves a visit this often keeps places from others. */
export const REMARCACOES_POR_VISITA = 5

export interface ContextoDeVisita {
  /** epoch ms */
  readonly agora: number
  readonly inicio: number
  readonly fim: number
  readonly remarcacoes: number
}

type GuardaDeVisita = 'antesDoHorario' | 'poucasVezes' | 'noDia' | 'horarioPassou'

/** Who comes early is let in. */
const ANTES_DA_HORA_MS = 4 * 60 * 60 * 1000

const GUARDAS: Guardas<GuardaDeVisita, ContextoDeVisita> = {
  antesDoHorario: (c) => (c.agora < c.inicio ? null : 'O horário desta visita já começou.'),
  poucasVezes: (c) =>
    c.remarcacoes < REMARCACOES_POR_VISITA
      ? null
      : 'Esta visita já mudou de horário muitas vezes. Fale com a nossa equipe.',
  noDia: (c) => (c.agora >= c.inicio - ANTES_DA_HORA_MS ? null : 'Esta visita ainda não é agora.'),
  horarioPassou: (c) => (c.agora >= c.fim ? null : 'O horário da visita ainda não terminou.'),
}

const PORTARIA = ['Pátio', 'ADM'] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_VISITA: readonly Transicao<SituacaoDeVisita, EventoDeVisita, GuardaDeVisita>[] = [
  { de: 'marcada', para: 'marcada', evento: 'remarcar', quem: ['Cliente'], guardas: ['antesDoHorario', 'poucasVezes'] },
  { de: 'marcada', para: 'cancelada', evento: 'cancelar', quem: ['Cliente', ...PORTARIA], guardas: ['antesDoHorario'] },
  { de: 'marcada', para: 'realizada', evento: 'chegar', quem: PORTARIA, guardas: ['noDia'] },
  { de: 'marcada', para: 'nao_veio', evento: 'faltar', quem: PORTARIA, guardas: ['horarioPassou'] },
  // He came after all.
  { de: 'nao_veio', para: 'realizada', evento: 'chegar', quem: PORTARIA, guardas: [] },
]

export function podeTransitarVisita(
  pedido: PedidoDeTransicao<SituacaoDeVisita, EventoDeVisita>,
  contexto: ContextoDeVisita,
): RespostaDeTransicao<SituacaoDeVisita> {
  return responderTransicao(TRANSICOES_DE_VISITA, GUARDAS, pedido, contexto)
}
