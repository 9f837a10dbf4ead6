import { afterEach, expect, test, vi } from 'vitest'
import { ouvirSalaAVista, salaFalou } from './sala-a-vista.ts'

/** The few words of a browser that it asks. */
function pagina(visibilityState: string) {
  const alvo = new EventTarget()
  vi.stubGlobal('document', { visibilityState })
  for (const nome of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(nome, alvo[nome].bind(alvo))
}
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a frame on a visible page counts', 'visible', 1],
  ['one behind another window does not', 'hidden', 0],
] as const)('%s', (_, visibilidade, vezes) => {
  pagina(visibilidade)
  const ouvinte = vi.fn()
  const parar = ouvirSalaAVista(ouvinte)
  salaFalou()
  parar()
  salaFalou()
  expect(ouvinte).toHaveBeenCalledTimes(vezes)
})
