// A short cache for answers that are the same for all visitors and that every page asks for (what is live, what ends
// first), one computation at a time. It lasts half of what an anonymous page may be old; the page cache (microcache.ts)
// takes the other half.
// Refuses what depends on the person: the key is a hotsite and a name. What must change at once comes by the rooms.
import { LRUCache } from 'lru-cache'
import type { Ctx } from './contexto.ts'

const MAXIMO = 2000

/** The share of the age that each of the two caches, this one and that of pages, may add. */
export const prazoDeCadaCache = (microcacheMs: number): number => Math.floor(microcacheMs / 2)

/** Per database, so that two processes in one (tests) never share. */
const lembrados = new WeakMap<object, LRUCache<string, Promise<unknown>>>()

/** What `fn` answered for this hotsite within the last moment, or its answer now. A failure is not kept. */
export function lembrar<T>(ctx: Ctx, nome: string, fn: () => Promise<T>): Promise<T> {
  const ttl = prazoDeCadaCache(ctx.servicos.config.microcacheMs)
  if (ttl === 0) return fn()
  const chave = `${nome}:${ctx.hotsite.id}`
  const cache = lembrados.get(ctx.banco) ?? new LRUCache({ max: MAXIMO, ttl, ttlResolution: 0 })
  lembrados.set(ctx.banco, cache)
  const ja = cache.get(chave) as Promise<T> | undefined
  if (ja !== undefined) return ja
  const nova = fn()
  cache.set(chave, nova)
  nova.catch(() => cache.delete(chave))
  return nova
}
