// A live room that is in view is being used, though its watcher touches nothing: each frame that arrives on a visible page
// counts as activity. A quiet room, or one behind another window, does not.

const ouvintes = new Set<() => void>()

export function salaFalou(): void {
  if (ouvintes.size === 0 || document.visibilityState !== 'visible') return
  for (const ouvinte of ouvintes) ouvinte()
}

/** Answers how to stop listening. */
export function ouvirSalaAVista(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte)
  return () => void ouvintes.delete(ouvinte)
}
