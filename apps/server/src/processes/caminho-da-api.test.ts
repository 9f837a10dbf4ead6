import { readFileSync } from 'node:fs'
import path from 'node:path'
import { TELAS } from '@martelo/contracts/core/routes.ts'
import { expect, test } from 'vitest'
import { ehDaApi } from './caminho-da-api.ts'

const CHAMADAS = path.resolve(import.meta.dirname, '../../../../packages/contracts/src/calls.gen.ts')

test('each call of the contracts reaches the calls, and no screen does', () => {
  const caminhos = [...readFileSync(CHAMADAS, 'utf8').matchAll(/^ {2}'[A-Z]+ (\/[^']*)'/gm)].map(
    (m) => m[1] ?? '',
  )
  expect(caminhos.length).toBeGreaterThan(500)
  expect(caminhos.filter((c) => !ehDaApi(c.replace(/:\w+/g, '1')))).toEqual([])
  const telas = Object.values(TELAS).map((t) => t.path.replace(/:\w+/g, '1'))
  expect(telas.filter((t) => ehDaApi(t))).toEqual([])
})
