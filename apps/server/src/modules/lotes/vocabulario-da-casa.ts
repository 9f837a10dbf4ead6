// The words of this house's stock, made from the index's own facets and kept for a while: a make that came in a moment
// ago is found by the text search until then.
// One vocabulary per hotsite: each has its own stock.
import { montarVocabulario, type Vocabulario } from '@martelo/domain/buscas/vocabulario.ts'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../core/http/contexto.ts'
import { possiveisPublicos } from './publico-busca.ts'

const VALE_MS = 30_000
const MAXIMO = 500
/** Per database, so that two processes in one (tests) never share. */
const feitos = new WeakMap<object, LRUCache<number, Promise<Vocabulario>>>()

const montar = async (ctx: Ctx): Promise<Vocabulario> =>
  montarVocabulario((await possiveisPublicos(ctx)).valores)

export function vocabularioDaCasa(ctx: Ctx): Promise<Vocabulario> {
  // Who keeps no answers (tests) sees each change at once.
  if (ctx.servicos.config.microcacheMs === 0) return montar(ctx)
  const cache = feitos.get(ctx.banco) ?? new LRUCache({ max: MAXIMO, ttl: VALE_MS })
  feitos.set(ctx.banco, cache)
  const ja = cache.get(ctx.hotsite.id)
  if (ja !== undefined) return ja
  const novo = montar(ctx)
  cache.set(ctx.hotsite.id, novo)
  novo.catch(() => cache.delete(ctx.hotsite.id))
  return novo
}
