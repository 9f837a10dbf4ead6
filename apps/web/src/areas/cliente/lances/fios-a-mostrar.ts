import type { Fio } from '../../../parts/lances/negociacao.tsx'

/**
 * What stands on top of the client's bids: the thread that he was led to, whatever came of it, then what asks for his word,
 * then what waits for the house.
 */
export function fiosAMostrar<F extends Pick<Fio, 'lelUid' | 'situacao'>>(
  todos: readonly F[],
  nomeado: F | null,
): F[] {
  const outros = todos.filter((n) => n.lelUid !== nomeado?.lelUid)
  const de = (situacao: Fio['situacao']) => outros.filter((n) => n.situacao === situacao)
  const primeiro = nomeado === null || nomeado.situacao === 'nenhuma' ? [] : [nomeado]
  return [...primeiro, ...de('espera-voce'), ...de('espera-a-casa')]
}
