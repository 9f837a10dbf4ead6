/**
 * One message to an outside party in the outbox, from its writing to its end. A person may send again what ended badly.
 * Refuses: sending again what waits, and what was delivered unless the operation says that a second one does no harm.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'
import type { CorDeSituacao } from '../pagamentos/states.ts'

export const SITUACOES_DE_ENVIO = ['pendente', 'entregue', 'recusado', 'falhou', 'conferir'] as const
export type SituacaoDeEnvio = (typeof SITUACOES_DE_ENVIO)[number]
export type EventoDeEnvio = 'concluir' | 'recusar' | 'desistir' | 'conferir' | 'reenviar'

export const ROTULO_DO_ENVIO: Record<SituacaoDeEnvio, string> = {
  pendente: 'Na fila',
  entregue: 'Entregue',
  recusado: 'Recusado',
  falhou: 'Desistimos',
  conferir: 'Conferir com o parceiro',
}

export const COR_DO_ENVIO: Record<SituacaoDeEnvio, CorDeSituacao> = {
  pendente: 'blue',
  entregue: 'green',
  recusado: 'red',
  falhou: 'red',
  conferir: 'amber',
}

const EQUIPE = ['ADM', 'Interno - Desenvolvimento TI'] as const

type Guarda = 'repetivel'
export interface FatosDoEnvio {
  /** a second delivery does no harm */
  readonly repetivel: boolean
}

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_ENVIO: readonly Transicao<SituacaoDeEnvio, EventoDeEnvio, Guarda>[] = [
  { de: 'pendente', evento: 'concluir', para: 'entregue', quem: ['sistema'], guardas: [] },
  { de: 'pendente', evento: 'recusar',  para: 'recusado', quem: ['sistema'], guardas: [] },
  { de: 'pendente', evento: 'desistir', para: 'falhou',   quem: ['sistema'], guardas: [] },
  { de: 'pendente', evento: 'conferir', para: 'conferir', quem: ['sistema'], guardas: [] },
  { de: 'recusado', evento: 'reenviar', para: 'pendente', quem: EQUIPE,      guardas: [] },
  { de: 'falhou',   evento: 'reenviar', para: 'pendente', quem: EQUIPE,      guardas: [] },
  { de: 'conferir', evento: 'reenviar', para: 'pendente', quem: EQUIPE,      guardas: [] },
  { de: 'entregue', evento: 'reenviar', para: 'pendente', quem: EQUIPE,      guardas: ['repetivel'] },
]

const GUARDAS: Guardas<Guarda, FatosDoEnvio> = {
  repetivel: (f) => (f.repetivel ? null : 'Já foi entregue, e um segundo envio valeria duas vezes.'),
}

export const podeTransitarEnvio = (
  pedido: PedidoDeTransicao<SituacaoDeEnvio, EventoDeEnvio>,
  fatos: FatosDoEnvio,
): RespostaDeTransicao<SituacaoDeEnvio> => responderTransicao(TRANSICOES_DE_ENVIO, GUARDAS, pedido, fatos)
