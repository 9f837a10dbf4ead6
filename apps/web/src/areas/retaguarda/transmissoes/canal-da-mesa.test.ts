import { expect, test } from 'vitest'
import { canalDaMesa } from './canal-da-mesa.ts'

const pista = { uid: 'pista', disponivel: false }
const sala = { uid: 'sala', disponivel: true }
const outra = { uid: 'outra', disponivel: true }

test.each([
  ['the first that the public may watch', [pista, sala, outra], null, sala],
  ['where the public watches none, the first', [pista], null, pista],
  ['the one of the address, watched by the public or not', [sala, pista], 'pista', pista],
  ['none of that name', [sala, pista], 'x', undefined],
  ['none at all', [], null, undefined],
])('a desk is for %s', (_, canais, uid, esperado) => {
  expect(canalDaMesa(canais, uid)).toBe(esperado)
})
