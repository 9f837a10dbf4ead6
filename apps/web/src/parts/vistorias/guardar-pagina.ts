// Lets a page of work outdoors open without network: the service worker is told which files the open page consists of.

/** Late parts (notices, session) come a moment after the page stands. */
const ESPERA_MS = 4_000

interface Opcoes {
  /** brings parts that are otherwise fetched when they are needed: without network they could not be */
  readonly antes?: () => Promise<unknown>
  /** the page is on the device, whole */
  readonly aoGuardar?: () => void
}

export function guardarPaginaNoAparelho(
  onde: 'vistoriar' | 'viagem' | 'remocoes' | 'porta' = 'vistoriar',
  { antes, aoGuardar }: Opcoes = {},
): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const dizer = async (): Promise<void> => {
    await antes?.()
    const r =
      (await navigator.serviceWorker.getRegistration()) ?? (await navigator.serviceWorker.register('/sw.js'))
    await navigator.serviceWorker.ready
    const arquivos = performance
      .getEntriesByType('resource')
      .map((e) => new URL(e.name))
      .filter((u) => u.origin === location.origin && u.pathname.startsWith('/assets/'))
    const folhas = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], link[rel=modulepreload]'),
    ]
      .map((l) => new URL(l.href))
      .filter((u) => u.origin === location.origin)
    const todos = [...new Set([...arquivos, ...folhas].map((u) => u.pathname))]
    r.active?.postMessage({ vistoriar: todos, onde, pagina: location.pathname })
  }
  const ouvir = (e: MessageEvent): void => {
    const { guardada } = (e.data ?? {}) as { guardada?: unknown }
    if (guardada === onde) aoGuardar?.()
  }
  navigator.serviceWorker.addEventListener('message', ouvir)
  const relogio = setTimeout(() => void dizer().catch(() => undefined), ESPERA_MS)
  return () => {
    clearTimeout(relogio)
    navigator.serviceWorker.removeEventListener('message', ouvir)
  }
}
