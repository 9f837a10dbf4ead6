import { expect, test } from 'vitest'
import { normalizarSegredo, passoDoLogin, segredoLegivel } from './segundo-fator.ts'

test.each([
  [['Clientes'], false, false, 'entrar'],
  [['Clientes'], false, true, 'entrar'],
  [['SAC'], false, true, 'entrar'],
  [['SAC', 'Financeiro'], false, true, 'configurar'],
  [['ADM'], false, true, 'configurar'],
  [['ADM'], false, false, 'entrar'],
  [['Clientes'], true, false, 'pedir'],
  [['ADM'], true, true, 'pedir'],
] as const)('%j, with a factor: %s, asked by the house: %s: %s', (papeis, temFator, exigidoPelaCasa, passo) =>
  expect(passoDoLogin({ papeis, temFator, exigidoPelaCasa })).toBe(passo),
)

test('a secret for reading aloud comes back as it was, however it is typed', () => {
  const s = segredoLegivel(Uint8Array.from({ length: 12 }, (_, i) => i * 21))
  expect(s).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/)
  expect(normalizarSegredo(` ${s.toLowerCase().replaceAll('-', ' ')} `)).toBe(s.replaceAll('-', ''))
})
