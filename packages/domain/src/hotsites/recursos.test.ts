import { expect, test } from 'vitest'
import { NOMES_DOS_RECURSOS, RECURSOS, recursoLigado } from './recursos.ts'

test('what is not switched off is on; an unknown name switches nothing off', () => {
  expect(recursoLigado([], 'conversas')).toBe(true)
  expect(recursoLigado(['conversas'], 'conversas')).toBe(false)
  expect(recursoLigado(['de-outra-versao'], 'conversas')).toBe(true)
})
test.each(NOMES_DOS_RECURSOS)('%s says what is gone without it', (r) =>
  expect(RECURSOS[r].semEle).toMatch(/\.$/),
)
