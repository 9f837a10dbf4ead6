// A live room that is in view is being used, though its watcher touches nothing: each frame that arrives on a visible page
// counts as activity. A quiet room, or one behind another window, does not.

const SINAL = 'martelo:sala'

export function salaFalou(): void {
  if (document.visibilityState === 'visible') dispatchEvent(new Event(SINAL))
}

/** Answers how to stop listening. */
export function ouvirSalaAVista(ouvinte: () => void): () => void {
  addEventListener(SINAL, ouvinte)
  return () => removeEventListener(SINAL, ouvinte)
}
