import { expect, test } from 'vitest'
import { validarTelefoneDaCasa } from './aparencia.ts'

test.each([
  ['0800 123 4567', '08001234567'],
  ['4004-1234', '40041234'],
  ['(11) 4002-8900', '+551140028900'],
  ['+55 62 99999-8888', '+5562999998888'],
])('a house may be reached at %s', (texto, valor) => {
  expect(validarTelefoneDaCasa(texto)).toEqual({ ok: true, valor })
})

test.each(['', '0800', '190', '99999-8888', '(20) 3333-4444'])('a house is not reached at %s', (texto) => {
  expect(validarTelefoneDaCasa(texto)).toMatchObject({ ok: false })
})
