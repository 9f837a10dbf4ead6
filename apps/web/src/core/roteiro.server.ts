// What a page of these routes needs from the browser's side of the router: its modules, the routes it knows, and the
// start. The same text as the router's `Scripts`, cached per set of routes (decision 014). Refuses split route
// modules (`splitRouteModules`): the browser would not know all files of a route, and would throw away what the
// server has rendered.
import type { EntryContext } from 'react-router'

type Manifesto = EntryContext['manifest']
type Rota = NonNullable<Manifesto['routes'][string]>

export interface Roteiro {
  /** files to fetch before the start, so that they come side by side */
  readonly modulos: readonly string[]
  /** the text of the module that starts the page */
  readonly codigo: string
}

const guardados = new WeakMap<Manifesto, Map<string, Roteiro>>()

/** `ids`: the matched routes, outermost first. */
export function roteiroDe(manifesto: Manifesto, ids: readonly string[]): Roteiro {
  let deste = guardados.get(manifesto)
  if (!deste) guardados.set(manifesto, (deste = new Map()))
  const chave = ids.join(' ')
  let roteiro = deste.get(chave)
  if (!roteiro) deste.set(chave, (roteiro = escrever(manifesto, ids)))
  return roteiro
}

function escrever(manifesto: Manifesto, ids: readonly string[]): Roteiro {
  const rotas = ids.map((id) => rotaDe(manifesto, id))
  const { entry, url, version } = manifesto
  // The home page is an index below routes without a path of their own: unknown, it would be taken for an empty root.
  const conhecidas = new Set([...ids, ...inicioDe(manifesto)])
  const parcial = {
    entry,
    url,
    version,
    routes: Object.fromEntries([...conhecidas].map((id) => [id, rotaDe(manifesto, id)])),
  }
  const codigo = [
    ...rotas.map((r, i) => `import * as r${i} from ${JSON.stringify(r.module)};`),
    `window.__reactRouterManifest=${JSON.stringify(parcial)};`,
    `window.__reactRouterRouteModules={${ids.map((id, i) => `${JSON.stringify(id)}:r${i}`).join(',')}};`,
    `import(${JSON.stringify(entry.module)});`,
  ].join('\n')
  const modulos = [entry.module, ...entry.imports, ...rotas.flatMap((r) => [r.module, ...(r.imports ?? [])])]
  return { modulos: [...new Set(modulos)], codigo }
}

function rotaDe(manifesto: Manifesto, id: string): Rota {
  const rota = manifesto.routes[id]
  if (rota === undefined) throw new Error(`route ${id} is not in the manifest`)
  const outros = [rota.clientLoaderModule, rota.clientActionModule, rota.hydrateFallbackModule]
  if (outros.some(Boolean)) throw new Error(`route ${id} is split into several files`)
  return rota
}

/** The routes of `/`, from the root down. */
function inicioDe(manifesto: Manifesto): string[] {
  const acima = (id: string | undefined): Rota[] => {
    if (id === undefined) return []
    const rota = rotaDe(manifesto, id)
    return [...acima(rota.parentId), rota]
  }
  const indices = Object.values(manifesto.routes).filter((r): r is Rota => r?.index === true)
  const cadeia = indices.map((r) => acima(r.id)).find((rotas) => rotas.every((r) => !r.path))
  return cadeia?.map((r) => r.id) ?? []
}
