// What the frames of people who work here have in common stands in few files: as one file for each set of screens that
// uses it, a page made 220 requests. A module's piece follows from how many screens reach it, so a piece only imports
// those before it in the list, never in a circle. What a public page loads is in none: a visitor gets nothing of them.
import type { Plugin } from 'vite'

/** Beside `base` and `vitrine`: what each frame has, the house's own frame, lists and forms of most of its screens. */
type Pedaco = 'nucleo' | 'quadro' | 'pecas' | 'fichas'

interface Modulo {
  readonly importa: readonly string[]
  readonly depois: readonly string[]
  readonly entrada: boolean
}
type Grafo = ReadonlyMap<string, Modulo>

/** A part of the house's screens that shares a module; with less, those who do not need it would load too much. */
const MUITAS = 0.3
const AREA = /[\\/]areas[\\/](cliente|comitente|leiloeiro|retaguarda|campo|impressos)[\\/]/
const COM_QUADRO = ['cliente', 'comitente', 'leiloeiro', 'retaguarda'] as const
const MOLDURA = /[\\/]moldura\.tsx(?:\?|$)/
const DO_QUADRO = /[\\/]@mantine[\\/]core[\\/]/

function alcancados(grafo: Grafo, de: Iterable<string>): Set<string> {
  const achados = new Set<string>()
  const fila = [...de]
  for (let id = fila.pop(); id !== undefined; id = fila.pop()) {
    const m = grafo.get(id)
    if (m === undefined || achados.has(id)) continue
    achados.add(id)
    fila.push(...m.importa)
  }
  return achados
}

/** What public pages load, at once or later; a later part that brings the frame's own controls counts as work. */
function publicos(grafo: Grafo, entradas: readonly string[]): Set<string> {
  const logo = alcancados(
    grafo,
    entradas.filter((id) => !AREA.test(id)),
  )
  const todos = new Set(logo)
  for (const id of logo)
    for (const depois of grafo.get(id)?.depois ?? []) {
      if (AREA.test(depois) && grafo.get(depois)?.entrada) continue
      const parte = alcancados(grafo, [depois])
      if ([...parte].some((p) => DO_QUADRO.test(p))) continue
      for (const p of parte) todos.add(p)
    }
  return todos
}

function repartir(grafo: Grafo): Map<string, Pedaco> {
  const entradas = [...grafo].filter(([, m]) => m.entrada).map(([id]) => id)
  const daArea = (area: string): string[] => entradas.filter((id) => AREA.exec(id)?.[1] === area)
  const molduras = COM_QUADRO.map((area) =>
    alcancados(
      grafo,
      daArea(area).filter((id) => MOLDURA.test(id)),
    ),
  )
  const telas = daArea('retaguarda')
  const vezes = new Map<string, number>()
  for (const tela of telas)
    for (const id of alcancados(grafo, [tela])) vezes.set(id, (vezes.get(id) ?? 0) + 1)
  const deOutros = alcancados(
    grafo,
    entradas.filter((id) => AREA.test(id) && !telas.includes(id)),
  )
  const dePublicos = publicos(grafo, entradas)
  const deCada = new Map<string, Pedaco>()
  for (const [id, { entrada }] of grafo) {
    if (entrada || dePublicos.has(id)) continue
    if (molduras.every((m) => m.has(id))) deCada.set(id, 'nucleo')
    else if (molduras.at(-1)?.has(id)) deCada.set(id, 'quadro')
    else if ((vezes.get(id) ?? 0) >= MUITAS * telas.length)
      deCada.set(id, deOutros.has(id) ? 'pecas' : 'fichas')
  }
  return deCada
}

/** The plugin that looks at the modules when all are known, and the group that then asks for a module's piece. */
export function pedacos(): { plugin: Plugin; grupo: { name: (id: string) => string | null } } {
  let deCada: ReadonlyMap<string, Pedaco> = new Map()
  const plugin: Plugin = {
    name: 'martelo:pedacos',
    apply: 'build',
    // After the framework's own word: a group that leaves dependencies outside asks for it, and no file imports a route.
    options(o) {
      return this.environment.name === 'client' ? { ...o, preserveEntrySignatures: 'allow-extension' } : null
    },
    buildEnd(erro) {
      if (erro !== undefined || this.environment.name !== 'client') return
      const grafo = new Map<string, Modulo>()
      for (const id of this.getModuleIds()) {
        const m = this.getModuleInfo(id)
        if (m) grafo.set(id, { importa: m.importedIds, depois: m.dynamicallyImportedIds, entrada: m.isEntry })
      }
      deCada = repartir(grafo)
    },
  }
  return { plugin, grupo: { name: (id) => deCada.get(id) ?? null } }
}
