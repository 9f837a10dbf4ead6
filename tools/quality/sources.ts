/**
 * Reads the repository's own TypeScript as syntax trees: the one reader behind the walls, the maps and the size limits.
 *
 * It takes every file below the workspaces, tests and tools; what a tool does not see it cannot judge, so tests assert
 * how many files were read (a checker that silently sees nothing passes everything). Files that do not parse throw.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { parseSync } from 'rolldown/utils'

export const RAIZ = resolve(import.meta.dirname, '../..')
const PASTAS = ['packages', 'apps', 'tests', 'tools']
const FORA = new Set(['node_modules', 'build', '.react-router', '.martelo', 'test-results', 'public'])

export type Importacao = {
  /** as written */
  pedido: string
  /** path from the repository's root for a file of ours; undefined for a package */
  alvo: string | undefined
  soTipos: boolean
  /** `export … from`: the mark of a barrel */
  reexporta: boolean
  /** `import(…)` inside a function */
  dinamica: boolean
}

type Arvore = ReturnType<typeof parseSync>

export type Fonte = {
  /** from the repository's root, with forward slashes */
  caminho: string
  texto: string
  linhas: number
  arvore: Arvore
  importacoes: Importacao[]
}

let guardadas: Map<string, Fonte> | undefined

/** Every source of the repository by path; read once per process. */
export function lerFontes(): Map<string, Fonte> {
  guardadas ??= new Map(listar(PASTAS).map((caminho) => [caminho, lerFonte(caminho)]))
  return guardadas
}

/** Paths of files below the folders whose name ends so. */
export function listar(pastas: readonly string[], terminacao = /\.(ts|tsx|mts)$/): string[] {
  const achados: string[] = []
  const entrar = (pasta: string) => {
    for (const item of readdirSync(join(RAIZ, pasta), { withFileTypes: true })) {
      if (FORA.has(item.name)) continue
      const caminho = posix.join(pasta, item.name)
      if (item.isDirectory()) entrar(caminho)
      else if (terminacao.test(item.name) && !item.name.endsWith('.d.ts')) achados.push(caminho)
    }
  }
  for (const pasta of pastas) if (existsSync(join(RAIZ, pasta))) entrar(pasta)
  return achados.toSorted()
}

export function lerFonte(caminho: string): Fonte {
  const texto = readFileSync(join(RAIZ, caminho), 'utf8')
  return analisar(caminho, texto)
}

/** @throws when the text is not valid TypeScript */
export function analisar(caminho: string, texto: string): Fonte {
  const arvore = parseSync(caminho, texto)
  const grave = arvore.errors.find((erro) => erro.severity === 'Error')
  if (grave) throw new Error(`${caminho}: ${grave.message}`)
  return {
    caminho,
    texto,
    linhas: texto.split('\n').length - 1,
    arvore,
    importacoes: importacoesDe(caminho, texto, arvore),
  }
}

function importacoesDe(caminho: string, texto: string, arvore: Arvore): Importacao[] {
  const { staticImports, staticExports, dynamicImports } = arvore.module
  const nova = (pedido: string, soTipos: boolean, reexporta: boolean, dinamica: boolean): Importacao => ({
    pedido,
    alvo: resolverPedido(caminho, pedido),
    soTipos,
    reexporta,
    dinamica,
  })
  const estaticas = staticImports.map((i) =>
    nova(i.moduleRequest.value, i.entries.length > 0 && i.entries.every((e) => e.isType), false, false),
  )
  const reexportadas = staticExports.flatMap((e) => {
    const origem = e.entries.find((entrada) => entrada.moduleRequest)?.moduleRequest
    return origem
      ? [
          nova(
            origem.value,
            e.entries.every((entrada) => entrada.isType),
            true,
            false,
          ),
        ]
      : []
  })
  const dinamicas = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(texto.slice(start, end))
    return literal ? [nova(literal[2] as string, false, false, true)] : []
  })
  return [...estaticas, ...reexportadas, ...dinamicas]
}

const ESPACOS: Record<string, string> = {
  '@martelo/domain/': 'packages/domain/src/',
  '@martelo/contracts/': 'packages/contracts/src/',
  '@martelo/ui/': 'packages/ui/src/',
  '@martelo/server/': 'apps/server/src/',
  '@martelo/web/': 'apps/web/src/',
}

/** Imports carry their extension, so a path needs no guessing. Queries such as `?url` are Vite's and are cut off. */
function resolverPedido(caminho: string, pedido: string): string | undefined {
  const limpo = pedido.replace(/\?.*$/, '')
  if (limpo.startsWith('.')) return posix.normalize(posix.join(posix.dirname(caminho), limpo))
  for (const [prefixo, pasta] of Object.entries(ESPACOS)) {
    if (limpo.startsWith(prefixo)) return pasta + limpo.slice(prefixo.length)
  }
  return undefined
}
