/**
 * Whether an answer is the one that stands already. A system that lost the reply says its answer again: that is no second
 * answer. Another answer, another value, or an end that another side brought is.
 */
import type { RespostaDoComitente, SituacaoDeCondicional } from './states.ts'

export interface RespostaEmVigor {
  readonly situacao: SituacaoDeCondicional | null
  readonly resposta: RespostaDoComitente | null
  readonly lance: number | null
  readonly novoValor: number | null
  readonly replica: number | null
}

const DEPOIS: Readonly<Record<RespostaDoComitente, SituacaoDeCondicional>> = {
  Liberada: 'LIBERADA',
  Recusada: 'NEGADA',
  'Novo valor': 'AGUARDANDO_CLIENTE',
}

/** `sobre`: the bid or the reply that it answered; amounts in centavos. */
export function jaRespondida(
  l: RespostaEmVigor,
  d: { readonly resposta: RespostaDoComitente; readonly valor: number | null; readonly sobre: number | null },
): boolean {
  if (l.resposta !== d.resposta || l.situacao !== DEPOIS[d.resposta]) return false
  if (d.sobre === null || (d.sobre !== l.lance && d.sobre !== l.replica)) return false
  return d.resposta !== 'Novo valor' || d.valor === l.novoValor
}
