import { expect, test } from 'vitest'
import { instanteDaEntrada } from './entrada.ts'

const HORA = 3_600_000
test.each([
  ['as the phone read it', 20 * HORA, 20 * HORA],
  ['a clock ahead of ours', 30 * HORA, 21 * HORA],
  ['a phone set to 1970', 0, 8 * HORA],
  ['the morning of the day', 8 * HORA, 8 * HORA],
])('%s', (_, quando, certo) => {
  expect(instanteDaEntrada(quando, { inicio: 20 * HORA, agora: 21 * HORA })).toBe(certo)
})
test('an event that is far off: an entry is never later than now', () => {
  expect(instanteDaEntrada(HORA, { inicio: 90 * HORA, agora: 2 * HORA })).toBe(2 * HORA)
})
