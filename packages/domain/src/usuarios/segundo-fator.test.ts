import { expect, test } from 'vitest'
import { normalizarSegredo, passoDoLogin, segredoLegivel } from './segundo-fator.ts'

test.each([
  [['lance:dar'], false, false, 'entrar'],
  [['lance:dar'], false, true, 'entrar'],
  [['venda:ver', 'venda:mover'], false, true, 'entrar'],
  [['venda:ver', 'prestacao:pagar'], false, true, 'configurar'],
  [['usuario:administrar'], false, true, 'configurar'],
  [['prestacao:pagar'], false, false, 'entrar'],
  [['lance:dar'], true, false, 'pedir'],
  [['prestacao:pagar'], true, true, 'pedir'],
] as const)(
  '%j, with a factor: %s, asked by the house: %s: %s',
  (permissoes, temFator, exigidoPelaCasa, passo) =>
    expect(passoDoLogin({ permissoes, temFator, exigidoPelaCasa })).toBe(passo),
)

test('a secret for reading aloud comes back as it was, however it is typed', () => {
  const s = segredoLegivel(Uint8Array.from({ length: 12 }, (_, i) => i * 21))
  expect(s).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/)
  expect(normalizarSegredo(` ${s.toLowerCase().replaceAll('-', ' ')} `)).toBe(s.replaceAll('-', ''))
})
