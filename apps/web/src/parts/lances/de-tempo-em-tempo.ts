// Says what is true now at even intervals. Not a while after it changed: in a hot dispute it changes all the time, and nothing
// would be said. Returns how to end it.
export function deTempoEmTempo(ler: () => string, dizer: (texto: string) => void, ms: number): () => void {
  const timer = setInterval(() => dizer(ler()), ms)
  return () => clearInterval(timer)
}
