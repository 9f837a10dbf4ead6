/**
 * Reviews of buyers. Only who collected everything of a purchase may write one; people of the house let it pass or refuse it
 * with a reason, never change it, and may answer. Changed by its author, it waits again.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DA_AVALIACAO = ['AGUARDANDO', 'PUBLICADA', 'RECUSADA'] as const
export type SituacaoDaAvaliacao = (typeof SITUACOES_DA_AVALIACAO)[number]

export const ROTULO_DA_AVALIACAO: Record<SituacaoDaAvaliacao, string> = {
  AGUARDANDO: 'Em moderação',
  PUBLICADA: 'Publicada',
  RECUSADA: 'Não publicada',
}

export const EVENTOS_DA_AVALIACAO = ['escrever', 'publicar', 'recusar', 'responder'] as const
export type EventoDeAvaliacao = (typeof EVENTOS_DA_AVALIACAO)[number]

type GuardaDeAvaliacao = 'temTexto'

export interface ContextoDaAvaliacao {
  /** reason of a refusal, words of an answer */
  readonly texto?: string | undefined
}

const GUARDAS: Guardas<GuardaDeAvaliacao, ContextoDaAvaliacao> = {
  temTexto: (c) => (c.texto?.trim() ? null : 'Escreva o texto.'),
}
const DA_CASA = ['ADM', 'SAC', 'GerenteSAC'] as const

type Linha = Transicao<SituacaoDaAvaliacao, EventoDeAvaliacao, GuardaDeAvaliacao>

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DA_AVALIACAO: readonly Linha[] = [
  { de: 'AGUARDANDO', para: 'AGUARDANDO', evento: 'escrever', quem: ['Cliente'], guardas: [] },
  { de: 'PUBLICADA', para: 'AGUARDANDO', evento: 'escrever', quem: ['Cliente'], guardas: [] },
  { de: 'RECUSADA', para: 'AGUARDANDO', evento: 'escrever', quem: ['Cliente'], guardas: [] },
  { de: 'AGUARDANDO', para: 'PUBLICADA', evento: 'publicar', quem: DA_CASA, guardas: [] },
  { de: 'RECUSADA', para: 'PUBLICADA', evento: 'publicar', quem: DA_CASA, guardas: [] },
  { de: 'AGUARDANDO', para: 'RECUSADA', evento: 'recusar', quem: DA_CASA, guardas: ['temTexto'] },
  { de: 'PUBLICADA', para: 'RECUSADA', evento: 'recusar', quem: DA_CASA, guardas: ['temTexto'] },
  { de: 'AGUARDANDO', para: 'PUBLICADA', evento: 'responder', quem: DA_CASA, guardas: ['temTexto'] },
  { de: 'PUBLICADA', para: 'PUBLICADA', evento: 'responder', quem: DA_CASA, guardas: ['temTexto'] },
]

export function moverAvaliacao(
  pedido: PedidoDeTransicao<SituacaoDaAvaliacao, EventoDeAvaliacao>,
  contexto: ContextoDaAvaliacao = {},
): RespostaDeTransicao<SituacaoDaAvaliacao> {
  return responderTransicao(TRANSICOES_DA_AVALIACAO, GUARDAS, pedido, contexto)
}

/** Null: he may write. */
export function impedimentoDeAvaliar(itens: {
  readonly contam: number
  readonly entregues: number
}): string | null {
  return itens.contam > 0 && itens.contam === itens.entregues
    ? null
    : 'A avaliação abre quando tudo desta compra tiver sido retirado.'
}

/** "Maria das Dores" signs as "Maria D.". */
export function assinaturaDoComprador(nome: string): string {
  const [primeiro = '', ...outros] = nome.trim().split(/\s+/)
  const ultimo = outros.at(-1)
  return ultimo === undefined ? primeiro : `${primeiro} ${ultimo.charAt(0).toUpperCase()}.`
}

/** One decimal; null: none. */
export const mediaDasNotas = (notas: readonly number[]): number | null =>
  notas.length === 0 ? null : Math.round((notas.reduce((s, n) => s + n, 0) / notas.length) * 10) / 10
