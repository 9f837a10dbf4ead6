/**
 * Rows of a lot's log, newest first, each once. One frame may name a row twice: two processes may tell the same bid, and
 * what both told is merged.
 */
export function cadaUmaVez<L extends { readonly seq: number }>(lances: readonly L[]): L[] {
  return [...new Map(lances.map((l) => [l.seq, l])).values()].sort((a, b) => b.seq - a.seq)
}
