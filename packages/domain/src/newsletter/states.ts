/**
 * A letter of the newsletter (boletim): written, sent in parts, stopped and resumed. Refuses: sending to an empty
 * list, and any change of what has begun to go out: all readers get the same letter.
 */
import {
  type Guardas,
  type PedidoDeTransicao,
  type RespostaDeTransicao,
  responderTransicao,
  type Transicao,
} from '../comum/transicoes.ts'

export const SITUACOES_DE_BOLETIM = ['RASCUNHO', 'ENVIANDO', 'PARADO', 'ENVIADO'] as const
export type SituacaoDeBoletim = (typeof SITUACOES_DE_BOLETIM)[number]

export const ROTULO_DO_BOLETIM: Record<SituacaoDeBoletim, string> = {
  RASCUNHO: 'Rascunho',
  ENVIANDO: 'Enviando',
  PARADO: 'Parado',
  ENVIADO: 'Enviado',
}

export const EVENTOS_DE_BOLETIM = ['alterar', 'enviar', 'parar', 'continuar', 'concluir'] as const
export type EventoDeBoletim = (typeof EVENTOS_DE_BOLETIM)[number]

interface ContextoDeBoletim {
  /** people who confirmed their address, are on the list, and asked for its subject */
  readonly destinatarios: number
}

const GUARDAS: Guardas<'temQuem', ContextoDeBoletim> = {
  temQuem: (c) => (c.destinatarios > 0 ? null : 'Ninguém que confirmou o e-mail receberia este boletim.'),
}

const CASA = ['ADM', 'MKT'] as const

// biome-ignore format: one row per line is what makes a table readable
export const TRANSICOES_DE_BOLETIM: readonly Transicao<SituacaoDeBoletim, EventoDeBoletim, 'temQuem'>[] = [
  { de: 'RASCUNHO', para: 'RASCUNHO', evento: 'alterar', quem: CASA, guardas: [] },
  { de: 'RASCUNHO', para: 'ENVIANDO', evento: 'enviar', quem: CASA, guardas: ['temQuem'] },
  { de: 'ENVIANDO', para: 'PARADO', evento: 'parar', quem: CASA, guardas: [] },
  { de: 'PARADO', para: 'ENVIANDO', evento: 'continuar', quem: CASA, guardas: [] },
  { de: 'ENVIANDO', para: 'ENVIADO', evento: 'concluir', quem: ['sistema'], guardas: [] },
]

export function podeTransitarBoletim(
  pedido: PedidoDeTransicao<SituacaoDeBoletim, EventoDeBoletim>,
  contexto: ContextoDeBoletim,
): RespostaDeTransicao<SituacaoDeBoletim> {
  return responderTransicao(TRANSICOES_DE_BOLETIM, GUARDAS, pedido, contexto)
}

/** Where the reader's first name goes; left out for a reader without one. */
export const LUGAR_DO_NOME = '{nome}'

/** The letter's words for one reader: a first name alone, without what could be taken for another line or link. */
export function textoDoBoletim(texto: string, nome: string): string {
  const primeiro = nome.trim().split(/\s+/)[0] ?? ''
  const limpo = /^[\p{L}'-]{1,40}$/u.test(primeiro) ? primeiro : ''
  const posto = texto.replaceAll(LUGAR_DO_NOME, () => limpo)
  // Avoids "Olá, !".
  return limpo === '' ? posto.replace(/[ ,]+(?=[!.,;:?])/g, '') : posto
}
