// Pages of work outdoors open without network: the document as it was last shown, and the files it consists of. Files are
// named by their content, so that a kept one is the right one. A sign-out takes the documents away: they show who was here.
import { paginaDeCampo, type PaginaDeCampo } from './pedidos.ts'

const PAGINA = 'martelo-vistoriar-pagina-1'
const PECAS: Readonly<Record<PaginaDeCampo, string>> = {
  vistoriar: 'martelo-vistoriar-pecas-1',
  viagem: 'martelo-viagem-pecas-1',
  remocoes: 'martelo-remocoes-pecas-1',
  porta: 'martelo-porta-pecas-1',
}
const NOMES = Object.values(PECAS)
const MAXIMO_DE_PECAS = 300
/** Addresses of removals: the oldest go. */
const MAXIMO_DE_PAGINAS = 10
/** A line that is there and carries nothing is no line. */
const PACIENCIA_MS = 8_000

let ha: boolean | null = null
void Promise.all(NOMES.map((n) => caches.has(n))).then((r) => {
  ha ??= r.includes(true)
})
/** Null: not known yet. */
export const haPecas = (): boolean | null => ha

/** `antes`: what the browser has fetched by itself. */
export async function abrirVistoriar(pedido: Request, antes: Promise<unknown>): Promise<Response> {
  const nome = new URL(pedido.url).pathname
  try {
    const r =
      ((await antes) as Response | undefined) ??
      (await fetch(pedido, { signal: AbortSignal.timeout(PACIENCIA_MS) }))
    await guardarDocumento(nome, r.clone())
    return r
  } catch {
    return (await caches.match(nome, { cacheName: PAGINA })) ?? Response.error()
  }
}

async function guardarDocumento(nome: string, r: Response): Promise<void> {
  if (!r.ok || r.redirected) return
  const cache = await caches.open(PAGINA)
  await cache.delete(nome)
  await cache.put(nome, r)
  const viagens = (await cache.keys()).filter((p) => paginaDeCampo(new URL(p.url).pathname) === 'viagem')
  for (const velha of viagens.slice(0, -MAXIMO_DE_PAGINAS)) await cache.delete(velha)
}

export async function lerPeca(pedido: Request): Promise<Response> {
  for (const cacheName of NOMES) {
    const achada = await caches.match(pedido.url, { cacheName, ignoreVary: true })
    if (achada !== undefined) return achada
  }
  return fetch(pedido)
}

/**
 * The files that the open page consists of; those of an older version go. `pagina`: its address. The document is fetched
 * too, for the page may have been opened before this worker had its hand on it, or from another page without a document.
 */
export async function guardarPecas(
  caminhos: readonly unknown[],
  onde: unknown,
  pagina: unknown,
): Promise<void> {
  const todos = caminhos
    .filter((c) => typeof c === 'string' && c.startsWith('/assets/'))
    .slice(0, MAXIMO_DE_PECAS) as string[]
  const qual = typeof pagina === 'string' ? paginaDeCampo(pagina) : null
  if (qual === null || qual !== onde) return
  ha = true
  const cache = await caches.open(PECAS[qual])
  for (const c of todos) if ((await cache.match(c)) === undefined) await cache.add(c)
  const querem = new Set(todos)
  for (const p of await cache.keys()) if (!querem.has(new URL(p.url).pathname)) await cache.delete(p)
  await guardarDocumento(String(pagina), await fetch(String(pagina)))
}

export async function esquecerVistoriar(): Promise<void> {
  await caches.delete(PAGINA)
}
