// Loaded before the product (--import): how long each visitor's request was inside the server, from the moment its head
// was read until the answer's last byte was handed over, as Node itself tells it. Nothing of the product is changed for
// the measurement. Its parent asks by messages.
// This is not what a visitor waits: a request in the socket of a busy process has not begun yet; the event loop's delay
// and the visitor's own time stand beside it.
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

export const ESPECIES = ['page', 'data', 'call', 'bid', 'file'] as const
export type Especie = (typeof ESPECIES)[number]

export interface Contagem {
  /** milliseconds */
  readonly tempos: Readonly<Record<Especie, readonly number[]>>
  /** answers of 500 and above */
  readonly falhas: readonly string[]
  readonly lacoP99Ms: number
  /** processor seconds of the whole process since the last zero */
  readonly cpu: number
  readonly memoria: number
}

/** By method and path; what is no call and no file is a page, or the data of a navigation inside the site. */
export function especieDe(metodo: string, caminho: string): Especie {
  if (caminho.startsWith('/v1/'))
    return metodo === 'POST' && /\/lances(-automaticos)?$/.test(caminho) ? 'bid' : 'call'
  if (/\.data(\?|$)/.test(caminho)) return 'data'
  return /^\/(assets|files|arquivos)\/|^\/__manifest\?|\.(js|css|webp|svg|png|ico|woff2)(\?|$)/.test(caminho)
    ? 'file'
    : 'page'
}

if (process.send !== undefined && isMainThread) {
  const inicios = new WeakMap<IncomingMessage, number>()
  let tempos = novos()
  let falhas: string[] = []
  let cpu = process.cpuUsage()
  const laco = monitorEventLoopDelay({ resolution: 5 })
  laco.enable()

  // Visitors come through the proxy; what else this process serves (a simulated bank) is not theirs.
  subscribe('http.server.request.start', (m) => {
    const { request } = m as { request: IncomingMessage }
    if (request.headers['x-forwarded-for'] !== undefined) inicios.set(request, performance.now())
  })
  subscribe('http.server.response.finish', (m) => {
    const { request, response } = m as { request: IncomingMessage; response: ServerResponse }
    const inicio = inicios.get(request)
    if (inicio === undefined) return
    const [metodo, caminho] = [request.method ?? '', request.url ?? '']
    tempos[especieDe(metodo, caminho)].push(performance.now() - inicio)
    if (response.statusCode >= 500) falhas.push(`${response.statusCode} ${metodo} ${caminho}`)
  })

  process.on('message', (m) => {
    if (m === 'zerar') {
      tempos = novos()
      falhas = []
      cpu = process.cpuUsage()
      laco.reset()
    }
    if (m !== 'contar') return
    const { user, system } = process.cpuUsage(cpu)
    process.send?.({
      tempos,
      falhas,
      lacoP99Ms: laco.percentile(99) / 1e6,
      cpu: (user + system) / 1e6,
      memoria: process.memoryUsage().rss,
    } satisfies Contagem)
  })
  // The measuring process has gone: so does the measured one.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}

function novos(): Record<Especie, number[]> {
  return { page: [], data: [], call: [], bid: [], file: [] }
}
