import { expect, test } from 'vitest'
import { idadeDoFormulario, TEMPO_MAXIMO_MS, TEMPO_MINIMO_MS } from './formulario-do-site.ts'

const ABERTO = Date.parse('2026-11-22T12:00:00Z')

test.each([
  [0, 'rapido'],
  [TEMPO_MINIMO_MS - 1, 'rapido'],
  [TEMPO_MINIMO_MS, 'boa'],
  [TEMPO_MAXIMO_MS, 'boa'],
  [TEMPO_MAXIMO_MS + 1, 'vencido'],
  [-1, 'vencido'],
  [Number.NaN, 'vencido'],
] as const)('a form that comes back after %d ms is %s', (idade, qual) =>
  expect(idadeDoFormulario(ABERTO, ABERTO + idade)).toBe(qual),
)
