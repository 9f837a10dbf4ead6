// What is sent to browsers under more than a permissive licence stands in the notice that the site carries.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { RAIZ } from '../../tools/quality/sources.ts'

const ler = (...partes: string[]): string => readFileSync(path.join(RAIZ, ...partes), 'utf8')
const aviso = ler('apps/web/public/licencas/licencas.txt')
const PERMISSIVAS = /^(MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|Unlicense)$/

interface Pacote {
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

test('packages that ask for more than their copyright line are named with their version', () => {
  const { dependencies = {} } = JSON.parse(ler('apps/web/package.json')) as Pacote
  const nomes = Object.keys(dependencies).filter((n) => !n.startsWith('@martelo/'))
  const pedem = nomes
    .map((nome) => ({ nome, ...(JSON.parse(ler('node_modules', nome, 'package.json')) as Pacote) }))
    .filter((p) => !PERMISSIVAS.test(p.license ?? ''))
  expect(pedem.map((p) => p.nome)).toContain('@mediabunny/aac-encoder')
  expect(pedem.map((p) => `${p.nome} ${p.version}`).filter((p) => !aviso.includes(p))).toEqual([])
})

test('the licences that the notice points at are on the site too, and the encoder has a file of its own', () => {
  const apontadas = [...aviso.matchAll(/\/licencas\/([\w.-]+\.txt)/g)].map((m) => m[1] ?? '')
  expect(apontadas.toSorted()).toEqual(['lgpl-2.1.txt', 'mpl-2.0.txt'])
  for (const nome of apontadas) expect(ler('apps/web/public/licencas', nome).length).toBeGreaterThan(10_000)
  // Loaded by itself, so that it can be exchanged.
  expect(ler('apps/web/src/areas/retaguarda/transmissoes/som-da-mesa.ts')).toContain(
    "import('./codificar-aac.ts')",
  )
})
