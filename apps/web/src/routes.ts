// Screens by path, from the one table in contracts: a row without its screen does not build.
import { TELAS } from '@martelo/contracts/core/routes.ts'
import type { Area, Tela } from '@martelo/contracts/core/tela.ts'
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** One screen at its path and at each alias. */
function rotasDaTela(t: Tela): RouteConfigEntry[] {
  const arquivo = `areas/${t.screen}.tsx`
  return [t.path, ...(t.aliases ?? [])].map((p) =>
    p === '/' ? index(arquivo) : route(p.slice(1), arquivo, { id: `${t.screen}@${p}` }),
  )
}

/** All screens of one area below its frame; an area without screens has no frame yet. */
function daArea(area: Area): RouteConfigEntry[] {
  const filhas = Object.values(TELAS)
    .filter((t) => t.area === area)
    .flatMap(rotasDaTela)
  return filhas.length === 0 ? [] : [layout(`areas/${area}/moldura.tsx`, filhas)]
}

export default (
  ['vitrine', 'cliente', 'comitente', 'leiloeiro', 'retaguarda', 'campo', 'impressos'] as const
).flatMap(daArea) satisfies RouteConfig
