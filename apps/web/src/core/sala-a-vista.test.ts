import { afterEach, expect, test, vi } from 'vitest'
import { ouvirSalaAVista, salaFalou } from './sala-a-vista.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a frame on a visible page counts', 'visible', 1],
  ['one behind another window does not', 'hidden', 0],
] as const)('%s', (_, visibilidade, vezes) => {
  vi.stubGlobal('document', { visibilityState: visibilidade })
  const ouvinte = vi.fn()
  const parar = ouvirSalaAVista(ouvinte)
  salaFalou()
  parar()
  salaFalou()
  expect(ouvinte).toHaveBeenCalledTimes(vezes)
})
