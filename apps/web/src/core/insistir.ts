// Retries a script that could not be loaded until it comes: the line may be away for a moment, and without it a part
// of the page would never be hydrated.
const PRIMEIRA_MS = 500
const MAXIMA_MS = 15_000
const dormir = (ms: number): Promise<void> => new Promise((ok) => setTimeout(ok, ms))

/** `aoFalhar`: after each attempt that failed; the waits double. */
export async function insistir<T>(
  carregar: () => Promise<T>,
  aoFalhar: () => void,
  esperar: (ms: number) => Promise<void> = dormir,
): Promise<T> {
  for (let ms = PRIMEIRA_MS; ; ms = Math.min(MAXIMA_MS, ms * 2)) {
    try {
      return await carregar()
    } catch {
      aoFalhar()
      await esperar(ms)
    }
  }
}
