/**
 * The state of a client's documents (specification, section 4: Cadastrado, Aguardando Validação, Aprovado,
 * Divergente) for the client as a whole and for each document that was sent. A change of name or CPF (`alterarDados`)
 * asks again. Refuses: sending without all required documents, a divergence without a reason, approving what was not
 * sent.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'
import type { CorDeSituacao } from '../pagamentos/states.ts'

export const SITUACOES_DE_DOCUMENTO = [
  'Cadastrado',
  'Aguardando Validação',
  'Aprovado',
  'Divergente',
] as const
export type SituacaoDeDocumento = (typeof SITUACOES_DE_DOCUMENTO)[number]

export const COR_DO_DOCUMENTO: Record<SituacaoDeDocumento, CorDeSituacao> = {
  Cadastrado: 'grey',
  'Aguardando Validação': 'blue',
  Aprovado: 'green',
  Divergente: 'red',
}

export type EventoDeDocumento = 'enviar' | 'aprovar' | 'divergir' | 'alterarDados'

type GuardaDeDocumento = 'todosEnviados' | 'temMotivo'

export interface ContextoDeDocumento {
  /** Labels of required documents that are missing, from `documentosFaltando`. */
  readonly faltando: readonly string[]
  readonly motivo?: string | undefined
}

const GUARDAS: Guardas<GuardaDeDocumento, ContextoDeDocumento> = {
  todosEnviados: (c) => (c.faltando.length === 0 ? null : `Falta enviar: ${c.faltando.join(', ')}.`),
  temMotivo: (c) => (c.motivo?.trim() ? null : 'Informe o motivo.'),
}

const QUEM_ENVIA = ['Cliente', 'ADM', 'SAC', 'GerenteSAC'] as const
const QUEM_VALIDA = ['ADM', 'SAC', 'GerenteSAC'] as const

type LinhaDeDocumento = Transicao<SituacaoDeDocumento, EventoDeDocumento, GuardaDeDocumento>

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_DOCUMENTO: readonly LinhaDeDocumento[] = [
  { de: 'Cadastrado', para: 'Aguardando Validação', evento: 'enviar', quem: QUEM_ENVIA, guardas: ['todosEnviados'] },
  { de: 'Aguardando Validação', para: 'Aguardando Validação', evento: 'enviar', quem: QUEM_ENVIA, guardas: ['todosEnviados'] },
  { de: 'Aguardando Validação', para: 'Aprovado', evento: 'aprovar', quem: QUEM_VALIDA, guardas: ['todosEnviados'] },
  { de: 'Aguardando Validação', para: 'Divergente', evento: 'divergir', quem: QUEM_VALIDA, guardas: ['temMotivo'] },
  { de: 'Divergente', para: 'Aguardando Validação', evento: 'enviar', quem: QUEM_ENVIA, guardas: ['todosEnviados'] },
  { de: 'Aprovado', para: 'Divergente', evento: 'divergir', quem: ['ADM', 'GerenteSAC'], guardas: ['temMotivo'] },
  { de: 'Aprovado', para: 'Aguardando Validação', evento: 'alterarDados', quem: ['sistema'], guardas: [] },
]

export function podeTransitarDocumento(
  pedido: PedidoDeTransicao<SituacaoDeDocumento, EventoDeDocumento>,
  contexto: ContextoDeDocumento,
): RespostaDeTransicao<SituacaoDeDocumento> {
  return responderTransicao(TRANSICOES_DE_DOCUMENTO, GUARDAS, pedido, contexto)
}
