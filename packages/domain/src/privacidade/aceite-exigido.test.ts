import { expect, test } from 'vitest'
import { exigeAceite, type TermoSemAceite } from './aceite-exigido.ts'

const termo = (exigidoDesde: number, ate: number | null = null): TermoSemAceite => ({ exigidoDesde, ate })

test.each<[string, TermoSemAceite[], number, boolean]>([
  ['nothing is missing', [], 100, false],
  ['before its first instant', [termo(100)], 99, false],
  ['at its first instant', [termo(100)], 100, true],
  ['long after', [termo(100)], 1e9, true],
  ['another version took its place', [termo(100, 200)], 200, false],
  ['until then it binds', [termo(100, 200)], 199, true],
  ['a grace that outlasts the version binds never', [termo(300, 200)], 300, false],
  ['the next one has a grace of its own', [termo(100, 200), termo(250)], 220, false],
  ['… which ends', [termo(100, 200), termo(250)], 250, true],
  ['between two the earlier one binds', [termo(100, 200), termo(250)], 150, true],
])('%s', (_, faltam, agora, esperado) => {
  expect(exigeAceite(faltam, agora)).toBe(esperado)
})
