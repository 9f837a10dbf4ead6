// The page of inspections opens without network: its document as it was last shown, and the files it consists of. Files are
// named by their content, so that a kept one is the right one. A sign-out takes the document away: it shows who was here.
import { VISTORIAR } from './pedidos.ts'

const PAGINA = 'martelo-vistoriar-pagina-1'
const PECAS = 'martelo-vistoriar-pecas-1'
const MAXIMO_DE_PECAS = 300
/** A line that is there and carries nothing is no line. */
const PACIENCIA_MS = 8_000

let ha: boolean | null = null
void caches.has(PECAS).then((r) => {
  ha ??= r
})
/** Null: not known yet. */
export const haPecas = (): boolean | null => ha

/** `antes`: what the browser has fetched by itself. */
export async function abrirVistoriar(pedido: Request, antes: Promise<unknown>): Promise<Response> {
  try {
    const r =
      ((await antes) as Response | undefined) ??
      (await fetch(pedido, { signal: AbortSignal.timeout(PACIENCIA_MS) }))
    if (r.ok && !r.redirected) {
      const cache = await caches.open(PAGINA)
      await cache.put(VISTORIAR, r.clone())
    }
    return r
  } catch {
    return (await caches.match(VISTORIAR, { cacheName: PAGINA })) ?? Response.error()
  }
}

export async function lerPeca(pedido: Request): Promise<Response> {
  return (await caches.match(pedido.url, { cacheName: PECAS, ignoreVary: true })) ?? fetch(pedido)
}

/** The files that the open page consists of; those of an older version go. */
export async function guardarPecas(caminhos: readonly unknown[]): Promise<void> {
  const todos = caminhos
    .filter((c) => typeof c === 'string' && c.startsWith('/assets/'))
    .slice(0, MAXIMO_DE_PECAS) as string[]
  ha = true
  const cache = await caches.open(PECAS)
  for (const c of todos) if ((await cache.match(c)) === undefined) await cache.add(c)
  const querem = new Set(todos)
  for (const p of await cache.keys()) if (!querem.has(new URL(p.url).pathname)) await cache.delete(p)
}

export async function esquecerVistoriar(): Promise<void> {
  await caches.delete(PAGINA)
}
