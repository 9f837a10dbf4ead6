/**
 * Which banners stand in a place: one without a target everywhere, one with a target only where all of it is met. The
 * list shows a single one, so the one that was made for this auction or this category comes before one without a
 * target; the house's priority decides among equals.
 */
export interface AlvoDoBanner {
  readonly leiUid: string | null
  readonly categoria: string | null
}

const alvos = (b: AlvoDoBanner): number => Number(b.leiUid !== null) + Number(b.categoria !== null)

/** `banners` by importance; the order among those with as many targets stays. */
export const bannersDoAlvo = <B extends AlvoDoBanner>(
  banners: readonly B[],
  onde: { readonly leiUid?: string | undefined; readonly categoria?: string | undefined },
): B[] =>
  banners
    .filter((b) => b.leiUid === null || b.leiUid === onde.leiUid)
    .filter((b) => b.categoria === null || b.categoria === onde.categoria)
    .toSorted((a, b) => alvos(b) - alvos(a))
