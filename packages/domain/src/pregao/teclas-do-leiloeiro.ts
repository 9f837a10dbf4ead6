// The keyboard of the auctioneer's panel, as data: one key, one act.
//
// The panel and its help sheet read this table. Keys are `KeyboardEvent.key` values, compared without case.
// They act only when the focus is in no text field, and what cannot be taken back asks once more
// (`confirma`).
import type { EventoLote } from '../lotes/states.ts'

export type AcaoDoPainel =
  | 'proximoLote'
  | 'loteAnterior'
  | 'lanceComIncremento'
  | 'apelidoProximo'
  | 'apelidoRepetir'
  | 'apelidoRevezar'
  | 'apelidoRandomico'
  | 'maisIncrementos'
  | 'ajuda'
  | 'renovarTempo'
  | 'irParaLote'
  | 'pausarOuRetomar'
  | 'desfazerChamada'

export type Tecla = {
  readonly tecla: string
  /** How the help sheet writes it. */
  readonly rotulo: string
  /** An act of the panel, or an event of the lot's machine. */
  readonly faz: { readonly acao: AcaoDoPainel } | { readonly evento: EventoLote }
  readonly descricao: string
  readonly confirma: boolean
}

const acao = (tecla: string, rotulo: string, nome: AcaoDoPainel, descricao: string): Tecla => ({
  tecla,
  rotulo,
  faz: { acao: nome },
  descricao,
  confirma: false,
})
const evento = (tecla: string, nome: EventoLote, descricao: string, confirma = false): Tecla => ({
  tecla,
  rotulo: tecla,
  faz: { evento: nome },
  descricao,
  confirma,
})

export const TECLAS: readonly Tecla[] = [
  acao('ArrowRight', '→', 'proximoLote', 'Próximo lote'),
  acao('ArrowLeft', '←', 'loteAnterior', 'Lote anterior'),
  acao('+', '+', 'lanceComIncremento', 'Lance do último apelido, no próximo valor'),
  acao('n', 'N', 'apelidoProximo', 'Lance do próximo apelido'),
  acao('r', 'R', 'apelidoRepetir', 'Lance de quem repete'),
  acao('v', 'V', 'apelidoRevezar', 'Lance de quem reveza'),
  acao('a', 'A', 'apelidoRandomico', 'Lance de um apelido ao acaso'),
  acao('i', 'I', 'maisIncrementos', 'Próximo lance com um, dois, três ou cinco incrementos'),
  evento('1', 'chamar', 'Abrir o lote no placar'),
  evento('2', 'abrirPregao', 'Apregoar o lote'),
  evento('3', 'douLheUma', 'Dou-lhe uma'),
  evento('4', 'douLheDuas', 'Dou-lhe duas'),
  evento('0', 'porEmPendencia', 'Pular o lote e decidir depois'),
  evento('.', 'vender', 'Vendido', true),
  evento('9', 'baterCondicional', 'Condicional', true),
  evento('-', 'mandarRepasse', 'Repasse', true),
  evento(',', 'encerrarSemLance', 'Sem licitante', true),
  acao('t', 'T', 'renovarTempo', 'Renovar o tempo'),
  acao('F6', 'F6', 'irParaLote', 'Ir para o lote'),
  acao('p', 'P', 'pausarOuRetomar', 'Pausar ou retomar'),
  acao('Backspace', '⌫', 'desfazerChamada', 'Desfazer a última chamada, ou o martelo do lote escolhido'),
  acao('?', '?', 'ajuda', 'Todas as teclas'),
]

const POR_TECLA: ReadonlyMap<string, Tecla> = new Map(TECLAS.map((t) => [t.tecla.toLowerCase(), t]))

/** The entry of a pressed key, or null when the panel does nothing with it. */
export function teclaDoPainel(tecla: string): Tecla | null {
  return POR_TECLA.get(tecla.toLowerCase()) ?? null
}
