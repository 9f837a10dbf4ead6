import { describe, expect, test } from 'vitest'
import { analisar, type Fonte, lerFontes } from '../../tools/quality/sources.ts'
import { barris, ciclos, examinarMuros, SALAS } from '../../tools/quality/walls.ts'

const repositorio = (arquivos: Record<string, string>): Map<string, Fonte> =>
  new Map(Object.entries(arquivos).map(([caminho, texto]) => [caminho, analisar(caminho, texto)]))

test('the walls stand', () => {
  expect(examinarMuros().achados).toEqual([])
})

test('the tool saw the files: a checker that sees nothing passes everything', () => {
  const { visto } = examinarMuros()
  expect(visto.arquivos).toBeGreaterThan(200)
  expect(visto.importacoes).toBeGreaterThan(600)
  const vistos = [...lerFontes().keys()]
  const salasVazias = SALAS.filter((sala) => !vistos.some((caminho) => sala.onde.test(caminho))).map(
    (s) => s.nome,
  )
  // Rooms that the first modules have not furnished yet may be empty; the packages and the machinery may not.
  for (const nome of [
    'test',
    'domain',
    'contracts',
    'ui',
    'core',
    'engine',
    'port',
    'module',
    'process',
    'web-core',
    'kit',
    'area',
    'program',
  ]) {
    expect(salasVazias).not.toContain(nome)
  }
})

test('no file only passes on what others export', () => {
  expect(barris()).toEqual([])
})

describe('a breach is found', () => {
  const S = 'apps/server/src/modules'
  test.each([
    ['the domain reads a file', { 'packages/domain/src/lances/x.ts': `import fs from 'node:fs'` }],
    ['a contract uses another library', { 'packages/contracts/src/lances/x.ts': `import { z } from 'yup'` }],
    [
      'the domain knows the contract, by type alone',
      {
        'packages/domain/src/lances/x.ts': `import type { A } from '@martelo/contracts/lances/y.ts'`,
        'packages/contracts/src/lances/y.ts': '',
      },
    ],
    [
      'a module reaches into another',
      { [`${S}/lances/x.ts`]: `import { y } from '../lotes/y.ts'`, [`${S}/lotes/y.ts`]: '' },
    ],
    [
      'a module calls a door that modules.ts does not list',
      { [`${S}/lotes/x.ts`]: `import { y } from '../relatorios/door.ts'`, [`${S}/relatorios/door.ts`]: '' },
    ],
    [
      'a module reaches behind the port of an engine',
      {
        [`${S}/lotes/x.ts`]: `import { y } from '../../engines/busca/y.ts'`,
        'apps/server/src/engines/busca/y.ts': '',
      },
    ],
    [
      'an engine knows a module',
      {
        'apps/server/src/engines/busca/x.ts': `import '../../modules/lotes/door.ts'`,
        [`${S}/lotes/door.ts`]: '',
      },
    ],
    ['the machinery knows a module', { 'apps/server/src/core/x.ts': `import '../modules/lotes/y.ts'` }],
    [
      'an area shows a piece of another area',
      { 'apps/web/src/areas/cliente/lances/x.tsx': `import { y } from '../../vitrine/lotes/y.tsx'` },
    ],
    [
      'the kit knows a module of the domain, by type alone',
      {
        'apps/web/src/kit/x.ts': `import type { A } from '@martelo/domain/lotes/y.ts'`,
        'packages/domain/src/lotes/y.ts': '',
      },
    ],
    [
      'the kit shows a part',
      { 'apps/web/src/kit/x.ts': `import '../parts/lotes/y.ts'`, 'apps/web/src/parts/lotes/y.ts': '' },
    ],
    [
      'the web imports the server',
      { 'apps/web/src/core/x.ts': `import { y } from '../../../server/src/core/y.ts'` },
    ],
    [
      'a schema reaches the browser through two files',
      {
        'apps/web/src/core/x.ts': `import { y } from '@martelo/contracts/core/y.ts'`,
        'packages/contracts/src/core/y.ts': `import { z } from './z.ts'`,
        'packages/contracts/src/core/z.ts': `import { z } from 'zod'`,
      },
    ],
    [
      'two files import each other',
      {
        'packages/ui/src/a.ts': `import { b } from './b.ts'`,
        'packages/ui/src/b.ts': `import { a } from './a.ts'`,
      },
    ],
    ['a file lies outside every room', { 'packages/novo/src/x.ts': '' }],
    ['an import is dynamic', { 'packages/domain/src/x.ts': `export const f = () => import('node:fs')` }],
  ])('%s', (_, arquivos) => {
    expect(examinarMuros(repositorio(arquivos as Record<string, string>)).achados).not.toEqual([])
  })

  test('what is allowed is not a breach', () => {
    const fontes = repositorio({
      'apps/server/src/modules/lances/x.handler.ts': `import { julgar } from '@martelo/domain/lances/j.ts'\nimport pg from 'pg'`,
      'packages/domain/src/lances/j.ts': `import type { L } from './l.ts'`,
      'packages/domain/src/lances/l.ts': `import type { J } from './j.ts'`,
      'apps/web/src/core/x.ts': `import type { C } from '@martelo/contracts/lances/c.contract.ts'`,
      'packages/contracts/src/lances/c.contract.ts': `import { z } from 'zod'`,
    })
    expect(examinarMuros(fontes).achados).toEqual([])
    expect(ciclos(fontes)).toEqual([])
  })

  test('a barrel', () => {
    expect(barris(repositorio({ 'packages/ui/src/tudo.ts': `export { a } from './a.ts'` }))).toHaveLength(1)
    expect(barris(repositorio({ 'packages/ui/src/index.ts': '' }))).toHaveLength(1)
  })
})
