import { expect, test } from 'vitest'
import { exigirPortas, portaLigada } from './porta-ligada.ts'

test('a port that nothing answers is named at the start, and asking through it is an error', () => {
  const porta = portaLigada<() => string>('teste da porta')
  expect(() => exigirPortas()).toThrow(/teste da porta/)
  expect(() => porta.usar()).toThrow(/teste da porta/)
  porta.ligar(() => 'ligada')
  expect(porta.usar()()).toBe('ligada')
  let dito = ''
  try {
    exigirPortas()
  } catch (e) {
    // Other ports of this process may be open: tests read the modules that they need.
    dito = String(e)
  }
  expect(dito).not.toContain('teste da porta')
})
