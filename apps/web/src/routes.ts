// Screens by path, from the one table in contracts: a row without its screen does not build.
import { type RouteConfig, index, layout, route } from '@react-router/dev/routes'
import { type Area, TELAS, type Tela } from '@martelo/contracts/core/routes.ts'

const telas: readonly Tela[] = Object.values(TELAS)

/** All rows of one area below its layout; aliases are further paths to the same screen. */
function daArea(area: Area, moldura: string) {
  const filhas = telas
    .filter((t) => t.area === area)
    .flatMap((t) =>
      [t.path, ...(t.aliases ?? [])].map((p, i) =>
        p === '/'
          ? index(`areas/${t.screen}.tsx`)
          : route(p.slice(1), `areas/${t.screen}.tsx`, { id: `${t.screen}#${i}#${p}` }),
      ),
    )
  return filhas.length === 0 ? [] : [layout(moldura, filhas)]
}

export default [...daArea('vitrine', 'areas/vitrine/moldura.tsx')] satisfies RouteConfig
