import { expect, test } from 'vitest'
import { portadorDe } from './cookies.ts'

test.each([
  ['Bearer abc', 'abc'],
  ['bearer abc', 'abc'],
  ['Basic abc', null],
  ['x', null],
  ['Bearer', null],
  ['Bearer a b', null],
  [undefined, null],
])('%j shows %j', (authorization, portador) => {
  expect(portadorDe({ authorization })).toBe(portador)
})
