// Answers that are the same for everybody and that every page asks for (what is live, what ends first): kept for a moment,
// one computation at a time. The moment is the micro-cache's, so nothing is older than an anonymous page may be.
//
// Refuses to be a place for what depends on the person: the key is a hotsite and a name, nothing else.
// How one could get it wrong: remembering what must be seen to change at once. These answers start a page; the rooms
// carry what changes afterwards.
import { LRUCache } from 'lru-cache'
import type { Ctx } from './contexto.ts'

const MAXIMO = 2000
/** Per database, so that two processes in one (tests) never share. */
const lembrados = new WeakMap<object, LRUCache<string, Promise<unknown>>>()

/** What `fn` answered for this hotsite within the last moment, or its answer now. A failure is not kept. */
export function lembrar<T>(ctx: Ctx, nome: string, fn: () => Promise<T>): Promise<T> {
  const ttl = ctx.servicos.config.microcacheMs
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
