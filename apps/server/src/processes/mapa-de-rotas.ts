// Which of the product's routes an address belongs to, looked up once per address. The router looks through all routes of
// all areas for each request, several times for a page: a twentieth of its cost.
import { LRUCache } from 'lru-cache'
import type { RouteObject } from 'react-router'

const ENDERECOS_LEMBRADOS = 5000

export interface Rota {
  readonly id: string
  readonly parentId?: string | undefined
  readonly path?: string | undefined
  readonly index?: boolean | undefined
  readonly caseSensitive?: boolean | undefined
}
export type Rotas = Readonly<Record<string, Rota | undefined>>
/** React Router's `matchRoutes`. */
export type Achar = (
  rotas: RouteObject[],
  caminho: string,
) => readonly { readonly route: RouteObject }[] | null

/** Answers the ids of the routes of a path, from the root down; empty: none fits. */
export function mapaDeRotas(rotas: Rotas, achar: Achar): (caminho: string) => readonly string[] {
  const arvore = arvoreDe(Object.values(rotas), undefined)
  const achadas = new LRUCache<string, readonly string[]>({ max: ENDERECOS_LEMBRADOS })
  return (caminho) => {
    const ja = achadas.get(caminho)
    if (ja !== undefined) return ja
    const ids = (achar(arvore, caminho) ?? []).flatMap((m) => m.route.id ?? [])
    achadas.set(caminho, ids)
    return ids
  }
}

function arvoreDe(rotas: readonly (Rota | undefined)[], pai: string | undefined): RouteObject[] {
  return rotas.flatMap((r): RouteObject[] => {
    if (r === undefined || r.parentId !== pai) return []
    const comum = { id: r.id, path: r.path, caseSensitive: r.caseSensitive }
    return r.index ? [{ ...comum, index: true }] : [{ ...comum, children: arvoreDe(rotas, r.id) }]
  })
}
