// The service worker: the page without connection, bids that are refused rather than kept, and notices from the server.
// It keeps the pages of work outdoors with their scripts: inspections in the yard and a driver's removals (decisions 049,
// 053); of all others nothing is answered from a cache while there is a connection, and requests are left alone that it
// has nothing to do with.
import { abaDoLink, jaPassou, jaSeVe, umPorVez } from './avisos.ts'
import {
  apagarCascasVelhas,
  conferirDono,
  esquecerPessoa,
  guardarCasca,
  guardarFavorito,
  guardarVisto,
  lerCasca,
  lerGuardado,
} from './guardados.ts'
import { destinoDe, RECUSA_SEM_CONEXAO } from './pedidos.ts'
import { abrirVistoriar, esquecerVistoriar, guardarPecas, haPecas, lerPeca } from './vistoriar.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (e) => {
  e.waitUntil(guardarCasca().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (e) => {
  const preparar = async (): Promise<void> => {
    await apagarCascasVelhas()
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  e.waitUntil(preparar())
})

self.addEventListener('fetch', (e) => {
  const url = new URL(e.request.url)
  if (url.origin !== self.location.origin) return
  const destino = destinoDe(e.request.method, url, e.request.mode === 'navigate')
  switch (destino.tipo) {
    case 'pagina':
      e.respondWith(abrir(e))
      if (destino.lote !== null) e.waitUntil(aindaBem(guardarVisto(destino.lote)))
      return
    case 'dados':
      if (destino.lote !== null) e.waitUntil(aindaBem(guardarVisto(destino.lote)))
      return
    case 'vistoriar':
      e.respondWith(abrirVistoriar(e.request, e.preloadResponse))
      return
    case 'peca':
      // Answered only where a page was kept: other visitors' files do not pass here.
      if (haPecas() !== false) e.respondWith(lerPeca(e.request))
      return
    case 'guardado':
      e.respondWith(lerGuardado(url))
      return
    case 'sessao':
      e.waitUntil(aindaBem(esquecerPessoa(destino.saiu)))
      if (destino.saiu) e.waitUntil(aindaBem(esquecerVistoriar()))
      return
    case 'lance':
      // Whether a bid without an answer arrived is unknown: only what is not even tried may be called "not sent".
      if (!self.navigator.onLine)
        e.respondWith(Response.json(RECUSA_SEM_CONEXAO, { status: RECUSA_SEM_CONEXAO.statusCode }))
      return
    case 'outro':
  }
})

async function abrir(e: FetchEvent): Promise<Response> {
  try {
    const antes = (await e.preloadResponse) as Response | undefined
    return antes ?? (await fetch(e.request))
  } catch {
    return lerCasca()
  }
}

/** Keeping things for later is best effort: no caller waits for it. */
const aindaBem = (p: Promise<unknown>): Promise<void> =>
  p.then(
    () => undefined,
    () => undefined,
  )

self.addEventListener('message', (e) => {
  const { quem, favorito, vistoriar, onde, pagina } = (e.data ?? {}) as Readonly<Record<string, unknown>>
  if (Array.isArray(vistoriar)) {
    const guardada = guardarPecas(vistoriar, onde, pagina).then(() =>
      e.source?.postMessage({ guardada: onde }),
    )
    e.waitUntil(aindaBem(guardada))
  }
  if (typeof quem === 'string') e.waitUntil(aindaBem(conferirDono(quem)))
  if (Number.isSafeInteger(favorito)) e.waitUntil(aindaBem(guardarFavorito(String(favorito))))
})

interface Aviso {
  readonly titulo: string
  readonly texto: string
  readonly link: string
  /** two notices of one tag are one: the later takes the place of the earlier */
  readonly tag: string
  readonly naoLidas: number
  /** grows from notice to notice: of two of one tag the higher is the later, in whatever order they arrive */
  readonly numero: number
}

const naVez = umPorVez()

self.addEventListener('push', (e) => {
  const aviso = lerAviso(e.data)
  // Side by side, the browser fetches the icon of each and shows last what was fetched last.
  if (aviso !== null) e.waitUntil(naVez(aviso.tag, () => mostrar(aviso)))
})

function lerAviso(dados: PushMessageData | null): Aviso | null {
  try {
    const lido = dados?.json() as Partial<Aviso> | undefined
    if (typeof lido?.titulo !== 'string' || typeof lido.link !== 'string' || !/^\/(?!\/)/.test(lido.link))
      return null
    return { texto: '', tag: lido.link, naoLidas: 0, numero: 0, ...lido } as Aviso
  } catch {
    return null
  }
}

async function mostrar({ titulo, texto, link, tag, naoLidas, numero }: Aviso): Promise<void> {
  const abas = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (jaSeVe({ link, tag }, abas)) return
  if (jaPassou(numero, await self.registration.getNotifications({ tag }))) return
  await self.registration.showNotification(titulo, {
    body: texto,
    tag,
    lang: 'pt-BR',
    icon: '/v1/hotsite/icone/app-192',
    data: { link, numero },
  })
  if (naoLidas > 0) await self.navigator.setAppBadge?.(naoLidas).catch(() => undefined)
}

self.addEventListener('notificationclick', (e) => {
  e.notification.close()
  const { link } = e.notification.data as { link: string }
  e.waitUntil(levar(link))
})

async function levar(link: string): Promise<void> {
  const abas = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await (abaDoLink(link, abas)?.focus() ?? self.clients.openWindow(link))
}
