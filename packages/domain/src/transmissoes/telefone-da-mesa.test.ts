import { expect, test } from 'vitest'
import { EM_CARGO, ouvirMesa, paraEstaMesa, quemPedir } from './telefone-da-mesa.ts'

test.each([
  ['its own desk comes back', { mesa: 'mesa-a', ligado: false }, { de: 'mesa-a', emCargo: false }, 'mesa-a'],
  [
    'its own desk was loaded anew',
    { mesa: 'mesa-a', ligado: true },
    { de: 'mesa-a', emCargo: false },
    'mesa-a',
  ],
  ['its own desk goes on the air', { mesa: 'mesa-a', ligado: true }, { de: 'mesa-a', emCargo: true }, null],
  ['another desk is opened', { mesa: 'mesa-a', ligado: true }, { de: 'mesa-b', emCargo: false }, null],
  [
    'another desk while its own is gone',
    { mesa: 'mesa-a', ligado: false },
    { de: 'mesa-b', emCargo: false },
    null,
  ],
  ['another desk takes over', { mesa: 'mesa-a', ligado: true }, { de: 'mesa-b', emCargo: true }, 'mesa-b'],
  ['a code that named none', { mesa: null, ligado: false }, { de: 'mesa-b', emCargo: false }, null],
  [
    'a code that named none, on the air',
    { mesa: null, ligado: false },
    { de: 'mesa-b', emCargo: true },
    'mesa-b',
  ],
])('a telephone hears of a desk: %s', (_, ligacao, dito, esperado) => {
  expect(ouvirMesa(ligacao, dito)).toBe(esperado)
})
test.each([
  ['mesa-a', true, true],
  ['mesa-a', false, true],
  ['mesa-b', true, false],
  [EM_CARGO, true, true],
  [EM_CARGO, false, false],
  ['telefone-1', true, false],
])('what is said to %s is for the desk mesa-a (in charge: %s): %s', (para, emCargo, esperado) => {
  expect(paraEstaMesa(para, 'mesa-a', emCargo)).toBe(esperado)
})
test('without an answer its own desk and the one in charge are asked in turn', () => {
  expect([0, 1, 2, 3].map((n) => quemPedir('mesa-a', n))).toEqual(['mesa-a', EM_CARGO, 'mesa-a', EM_CARGO])
  expect([0, 1].map((n) => quemPedir(null, n))).toEqual([EM_CARGO, EM_CARGO])
})
