import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SLOW } from '../slow-first.ts'

test('each test file that is named as slow is there', () => {
  const gone = SLOW.filter((name) => !existsSync(join(import.meta.dirname, '../..', name)))
  expect(gone).toEqual([])
})
