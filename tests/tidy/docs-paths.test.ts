// A page that tells where something is tells the truth: every file of the repository that it names is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { RAIZ } from '../../tools/quality/sources.ts'

/** The call that the page on calls adds as its example, and a name with a number to fill in. */
const EXEMPLO = /\/visitas\/pedir-visita\.|\/NNNN_/

const PAGINAS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/walks.md',
  'docs/security.md',
  ...readdirSync(join(RAIZ, 'docs/how-to')).map((f) => `docs/how-to/${f}`),
]

/** Links, and paths from the root in the type of code. */
function nomeados(pagina: string): string[] {
  const texto = readFileSync(join(RAIZ, pagina), 'utf8')
  const links = [...texto.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((m) =>
    join(dirname(pagina), m[1] as string),
  )
  const caminhos = [
    ...texto.matchAll(/`((?:apps|packages|tests|tools|docs)\/[\w./-]+\.(?:ts|tsx|mjs|sql|md))`/g),
  ]
  return [...links, ...caminhos.map((m) => m[1] as string)]
}

test('the files that the pages name are there', () => {
  const todos = PAGINAS.flatMap((p) => nomeados(p).map((f) => `${p}: ${f}`))
  expect(todos.length).toBeGreaterThan(60)
  expect(
    todos.filter((t) => !existsSync(join(RAIZ, t.split(': ')[1] as string)) && !EXEMPLO.test(t)),
  ).toEqual([])
})
