import { expect, test } from 'vitest'
import { celulaDePlanilha, celulaDoGrupo, mostrarCelula } from './mostrar-celula.ts'

test.each([
  ['texto', '2026-11', '2026-11'],
  ['mes', '2026-11', '11/2026'],
  ['dia', '2026-11-25', '25/11/2026'],
  ['instante', '2026-11-25T14:05', '25/11/2026 14:05'],
  ['inteiro', 1234, '1.234'],
  ['decimal', 1.25, '1,3'],
  ['porcentagem', 81.84, '81,8%'],
  ['mes', null, '—'],
] as const)('%s %s reads %s', (tipo, valor, dito) => {
  expect(mostrarCelula({ tipo }, valor)).toBe(dito)
})

test.each([
  ['dinheiro', 12_345, 123.45],
  ['porcentagem', 66.666_666_666_666_67, 66.67],
  ['decimal', 31.416_666, 31.42],
  ['inteiro', 1234, 1234],
  ['dia', '2026-11-25', '25/11/2026'],
  ['dinheiro', null, null],
] as const)('in a sheet %s %s is %s', (tipo, valor, na) => {
  expect(celulaDePlanilha({ tipo }, valor)).toBe(na)
})

test('a group reads as its column, else as it declares, else as a text', () => {
  const r = {
    colunas: [{ id: 'situacao', titulo: 'Situação', tipo: 'texto' as const, rotulos: { A: 'Aberta' } }],
    grupos: [
      { id: 'situacao', titulo: 'Situação' },
      { id: 'mes', titulo: 'Mês', tipo: 'mes' as const },
      { id: 'uf', titulo: 'UF' },
    ],
  }
  expect(mostrarCelula(celulaDoGrupo(r, 'situacao'), 'A')).toBe('Aberta')
  expect(mostrarCelula(celulaDoGrupo(r, 'mes'), '2026-11')).toBe('11/2026')
  expect(mostrarCelula(celulaDoGrupo(r, 'uf'), 'SP')).toBe('SP')
  expect(celulaDoGrupo(r, null)).toEqual({ tipo: 'texto' })
})
