// After a release the chunks that an open page has not loaded yet are gone from the server: the page reloads. A lost
// connection, or a server that does not answer, is no release: the caller retries.
const CHAVE = 'martelo.recarregada'
/** A part that the new page misses too is not mended by loading it once more. */
const DESCANSO_MS = 60_000

/** Some browsers say which part did not come; else the page's own first script stands for it. */
const parteDe = (erro: unknown): string | undefined =>
  /https?:\/\/\S+\/assets\/[\w.-]+/.exec(String(erro))?.[0] ??
  document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href

async function conferir(erro: unknown): Promise<void> {
  const parte = parteDe(erro)
  if (parte === undefined || Date.now() - Number(sessionStorage.getItem(CHAVE)) < DESCANSO_MS) return
  const r = await fetch(parte, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (r?.status !== 404) return
  sessionStorage.setItem(CHAVE, String(Date.now()))
  location.reload()
}

/** Listens from now on. */
export function vigiarPartes(): void {
  if (typeof window === 'undefined') return
  addEventListener('vite:preloadError', (e) => void conferir((e as Event & { payload?: unknown }).payload))
}
