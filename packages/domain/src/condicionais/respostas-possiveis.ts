/**
 * Which of the consignor's answers these people may give to a lot. Before the hammer an answer is kept, and is judged as the one
 * that waits for him: who may not say it after the hammer may not leave it for then. A price is the consignor's own to name:
 * the house frees or refuses in his name, and asks for no other value.
 */
import type { Ator } from '../comum/transicoes.ts'
import type { SituacaoLote } from '../lotes/situacoes.ts'
import {
  type EventoDeCondicional,
  RESPOSTAS_DO_COMITENTE,
  type RespostaDoComitente,
  type SituacaoDeCondicional,
  TRANSICOES_DE_CONDICIONAL,
} from './states.ts'

/** While a lot stands here, an answer is kept for the hammer. */
export const ANTES_DO_MARTELO: readonly SituacaoLote[] = [
  'LIBERADO_LEILAO',
  'PLACAR',
  'AO_VIVO',
  'DOULHE_UMA',
  'DOULHE_DUAS',
  'PENDENTE',
  'AG_CLIENTE',
]

const EVENTOS: Readonly<Record<RespostaDoComitente, readonly EventoDeCondicional[]>> = {
  Liberada: ['liberar', 'aceitarReplica'],
  Recusada: ['recusar'],
  'Novo valor': ['novoValor'],
}

/** `de`: null before the hammer. */
export const respostasPossiveis = (
  de: SituacaoDeCondicional | null,
  atores: readonly Ator[],
): RespostaDoComitente[] =>
  RESPOSTAS_DO_COMITENTE.filter((r) =>
    TRANSICOES_DE_CONDICIONAL.some(
      (t) =>
        t.de === (de ?? 'AGUARDANDO_COMITENTE') &&
        EVENTOS[r].includes(t.evento) &&
        t.quem.some((q) => atores.includes(q)),
    ),
  )
