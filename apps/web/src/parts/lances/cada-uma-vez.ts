/**
 * Rows of a lot's log, newest first, deduplicated: one frame may name a row twice, since two processes may tell the
 * same bid and both are merged.
 */
export function cadaUmaVez<L extends { readonly seq: number }>(lances: readonly L[]): L[] {
  return [...new Map(lances.map((l) => [l.seq, l])).values()].sort((a, b) => b.seq - a.seq)
}
