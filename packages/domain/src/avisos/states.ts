/**
 * One delivery: a notice, to one person, by one channel, to one place. What is put aside is released or dropped; what was
 * handed over may be confirmed, and read, where the channel tells.
 */
import {
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'
import type { CorDeSituacao } from '../pagamentos/states.ts'

export const SITUACOES_DE_ENTREGA = [
  'adiada',
  'pendente',
  'enviada',
  'entregue',
  'aberta',
  'falhou',
  'dispensada',
] as const
export type SituacaoDeEntrega = (typeof SITUACOES_DE_ENTREGA)[number]
export type EventoDeEntrega = 'soltar' | 'enviar' | 'confirmar' | 'abrir' | 'falhar' | 'vencer'

export const ROTULO_DA_ENTREGA: Readonly<Record<SituacaoDeEntrega, string>> = {
  adiada: 'Adiada',
  pendente: 'A caminho',
  enviada: 'Enviada',
  entregue: 'Entregue',
  aberta: 'Aberta',
  falhou: 'Falhou',
  dispensada: 'Não enviada',
}

export const COR_DA_ENTREGA: Readonly<Record<SituacaoDeEntrega, CorDeSituacao>> = {
  adiada: 'amber',
  pendente: 'blue',
  enviada: 'green',
  entregue: 'green',
  aberta: 'green',
  falhou: 'red',
  dispensada: 'grey',
}

const SISTEMA = ['sistema'] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_ENTREGA: readonly Transicao<SituacaoDeEntrega, EventoDeEntrega, never>[] = [
  { de: 'adiada',   evento: 'soltar',    para: 'pendente',   quem: SISTEMA, guardas: [] },
  { de: 'adiada',   evento: 'vencer',    para: 'dispensada', quem: SISTEMA, guardas: [] },
  { de: 'adiada',   evento: 'enviar',    para: 'enviada',    quem: SISTEMA, guardas: [] },
  { de: 'pendente', evento: 'enviar',    para: 'enviada',    quem: SISTEMA, guardas: [] },
  { de: 'pendente', evento: 'vencer',    para: 'dispensada', quem: SISTEMA, guardas: [] },
  { de: 'pendente', evento: 'falhar',    para: 'falhou',     quem: SISTEMA, guardas: [] },
  { de: 'pendente', evento: 'confirmar', para: 'entregue',   quem: SISTEMA, guardas: [] },
  { de: 'enviada',  evento: 'confirmar', para: 'entregue',   quem: SISTEMA, guardas: [] },
  { de: 'enviada',  evento: 'falhar',    para: 'falhou',     quem: SISTEMA, guardas: [] },
  { de: 'enviada',  evento: 'abrir',     para: 'aberta',     quem: SISTEMA, guardas: [] },
  { de: 'entregue', evento: 'abrir',     para: 'aberta',     quem: SISTEMA, guardas: [] },
  { de: 'falhou',   evento: 'enviar',    para: 'enviada',    quem: SISTEMA, guardas: [] },
]

/** From where an event leads to its state, for statements that change many rows at once. */
export const deOnde = (evento: EventoDeEntrega): readonly SituacaoDeEntrega[] =>
  TRANSICOES_DE_ENTREGA.filter((t) => t.evento === evento).map((t) => t.de)

export const podeTransitarEntrega = (
  pedido: PedidoDeTransicao<SituacaoDeEntrega, EventoDeEntrega>,
): RespostaDeTransicao<SituacaoDeEntrega> => responderTransicao(TRANSICOES_DE_ENTREGA, {}, pedido, {})

/** Why nothing was sent by a channel. */
export const MOTIVOS_DE_DISPENSA = {
  preferencia: 'A pessoa desligou este aviso',
  casa: 'A casa desligou este canal',
  'sem-contato': 'A pessoa não tem contato neste canal',
  vencida: 'Perdeu a validade antes de poder ser enviada',
} as const
export type MotivoDeDispensa = keyof typeof MOTIVOS_DE_DISPENSA
