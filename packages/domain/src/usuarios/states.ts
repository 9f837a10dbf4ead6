/**
 * An account that its owner lets another person use (liberação de acesso). The house proposes, the owner answers, each of
 * the two ends it, and its date does. Who of the house may is the permission's to say; here it acts as `Liberação Acesso`, the owner as `Cliente`.
 * Refuses: an answer to what was answered, an end of what is no longer open.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DA_LIBERACAO = ['aguardando', 'consentida', 'recusada', 'encerrada'] as const
export type SituacaoDaLiberacao = (typeof SITUACOES_DA_LIBERACAO)[number]

export const EVENTOS_DA_LIBERACAO = ['consentir', 'recusar', 'encerrar'] as const
export type EventoDaLiberacao = (typeof EVENTOS_DA_LIBERACAO)[number]

type LinhaDaLiberacao = Transicao<SituacaoDaLiberacao, EventoDaLiberacao, never>

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DA_LIBERACAO: readonly LinhaDaLiberacao[] = [
  { de: 'aguardando', para: 'consentida', evento: 'consentir', quem: ['Cliente'], guardas: [] },
  { de: 'aguardando', para: 'recusada', evento: 'recusar', quem: ['Cliente'], guardas: [] },
  { de: 'aguardando', para: 'encerrada', evento: 'encerrar', quem: ['Liberação Acesso', 'sistema'], guardas: [] },
  { de: 'consentida', para: 'encerrada', evento: 'encerrar', quem: ['Cliente', 'Liberação Acesso', 'sistema'], guardas: [] },
]

const SEM_GUARDAS: Guardas<never, null> = {}

export const podeTransitarLiberacao = (
  pedido: PedidoDeTransicao<SituacaoDaLiberacao, EventoDaLiberacao>,
): RespostaDeTransicao<SituacaoDaLiberacao> =>
  responderTransicao(TRANSICOES_DA_LIBERACAO, SEM_GUARDAS, pedido, null)
