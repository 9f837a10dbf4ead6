// What this device caches: the offline page (its own cache, by version), the lots last seen, and what belongs to one
// client. Each in a cache of its own, so that all of a person's goes with one deletion. Refuses whole pages: a page
// shows who is signed in, and would show him to the next person.
import { GUARDADAS } from './pedidos.ts'

const CASCA = `martelo-casca-${VERSAO_DO_SERVICO}`
const PESSOAL = 'martelo-pessoal-1'
const VISTOS = 'martelo-vistos-1'
const FAVORITOS = 'martelo-favoritos-1'
const ENDERECO_DA_CASCA = '/v1/hotsite/sem-conexao'
const DA_CASCA = [ENDERECO_DA_CASCA, '/sem-conexao.js']
export const MEUS = `${GUARDADAS}meus`
const MAXIMO_DE_VISTOS = 20
const MAXIMO_DE_FAVORITOS = 60
const MAXIMO_DE_FOTOS = 24
const DE_NOVO_MS = 120_000

interface Ficha {
  readonly foto: string | null
}
interface Meus {
  readonly dono: string
  readonly em: string
  readonly favoritos: readonly Ficha[]
  readonly lances: readonly Ficha[]
}

export async function guardarCasca(): Promise<void> {
  const cache = await caches.open(CASCA)
  await cache.addAll(DA_CASCA.map((u) => new Request(u, { cache: 'reload' })))
}

/** What older versions kept of the page; what is kept of people outlives a new version. */
export async function apagarCascasVelhas(): Promise<void> {
  const nomes = await caches.keys()
  await Promise.all(
    nomes.filter((n) => n.startsWith('martelo-casca-') && n !== CASCA).map((n) => caches.delete(n)),
  )
}

export async function lerCasca(): Promise<Response> {
  const cache = await caches.open(CASCA)
  return (await cache.match(ENDERECO_DA_CASCA)) ?? Response.error()
}

/** A file of the kept page, or a picture that was kept for it. */
export async function lerGuardado(url: URL): Promise<Response> {
  const achado = await caches.match(url.pathname)
  return achado ?? (url.searchParams.has('guardada') ? Response.error() : fetch(url.href))
}

/** A sign-in may be of another person; a sign-out deletes everything, also the lots last seen. */
export async function esquecerPessoa(saiu: boolean): Promise<void> {
  const nomes = saiu ? [PESSOAL, VISTOS, FAVORITOS] : [PESSOAL]
  await Promise.all(nomes.map((n) => caches.delete(n)))
}

/**
 * The page says who is signed in (empty: no user). Another person's things go first; one's own are fetched again when
 * they are some minutes old. Kept only when the server says that they belong to the same person.
 */
export async function conferirDono(quem: string): Promise<void> {
  const ja = await lerMeus()
  if (ja !== null && ja.dono !== quem) await caches.delete(PESSOAL)
  if (quem === '' || (ja?.dono === quem && Date.now() - Date.parse(ja.em) < DE_NOVO_MS)) return
  const r = await fetch('/v1/cliente/sem-conexao', { credentials: 'same-origin' })
  if (!r.ok) return
  const meus = (await r.clone().json()) as Meus
  if (meus.dono !== quem) return
  const cache = await caches.open(PESSOAL)
  await cache.put(MEUS, r)
  await guardarFotos(cache, [...meus.lances, ...meus.favoritos])
}

async function lerMeus(): Promise<Meus | null> {
  const r = await caches.match(MEUS, { cacheName: PESSOAL })
  return r === undefined ? null : ((await r.json()) as Meus)
}

export const guardarVisto = (id: string): Promise<void> =>
  guardarFicha(VISTOS, `visto/${id}`, id, MAXIMO_DE_VISTOS)

/** A favourite without an account. Which of them still are favourites, the list in the page's own storage says. */
export const guardarFavorito = (id: string): Promise<void> =>
  guardarFicha(FAVORITOS, `favorito/${id}`, id, MAXIMO_DE_FAVORITOS)

/** The lot as it is now, the newest last; the oldest go. */
async function guardarFicha(nome: string, lugar: string, id: string, maximo: number): Promise<void> {
  const r = await fetch(`/v1/lote/sem-conexao/${id}`, { credentials: 'same-origin' })
  if (!r.ok) return
  const ficha = (await r.clone().json()) as Ficha
  const cache = await caches.open(nome)
  const onde = `${GUARDADAS}${lugar}`
  await cache.delete(onde)
  await cache.put(onde, r)
  await guardarFotos(cache, [ficha])
  const fichas = (await cache.keys()).filter((p) => new URL(p.url).pathname.startsWith(GUARDADAS))
  for (const velha of fichas.slice(0, -maximo)) await cache.delete(velha)
}

/** Pictures are named by their content: one that is there is the right one. */
async function guardarFotos(cache: Cache, fichas: readonly Ficha[]): Promise<void> {
  for (const foto of fichas.slice(0, MAXIMO_DE_FOTOS).flatMap((f) => f.foto ?? []))
    if ((await caches.match(foto)) === undefined) {
      const r = await fetch(foto).catch(() => null)
      if (r?.ok) await cache.put(foto, r)
    }
}
