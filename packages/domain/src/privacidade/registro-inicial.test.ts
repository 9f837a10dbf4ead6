import { expect, test } from 'vitest'
import { REGISTRO_INICIAL } from './registro-inicial.ts'

test('a house begins with a register that its own form would take', () => {
  expect(new Set(REGISTRO_INICIAL.map((t) => t.nome)).size).toBe(REGISTRO_INICIAL.length)
  for (const t of REGISTRO_INICIAL) {
    for (const [campo, maximo] of [
      ['nome', 120],
      ['finalidade', 1000],
      ['titulares', 200],
      ['categorias', 1000],
      ['prazo', 200],
      ['medidas', 1000],
    ] as const) {
      expect(t[campo].length, `${t.nome}: ${campo}`).toBeGreaterThan(0)
      expect(t[campo].length, `${t.nome}: ${campo}`).toBeLessThanOrEqual(maximo)
    }
  }
})
