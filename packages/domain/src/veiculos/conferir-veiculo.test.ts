import { expect, test } from 'vitest'
import { conferirVeiculo } from './conferir-veiculo.ts'

test('identifiers come out in their stored form', () => {
  expect(
    conferirVeiculo({
      placa: 'abc-1234',
      chassi: '9bwzzz377vt004251',
      renavam: '',
      anoFabricacao: 1997,
      anoModelo: 1997,
    }),
  ).toEqual({
    placa: 'ABC1234',
    placaChave: 'ABC1C34',
    chassi: '9BWZZZ377VT004251',
    renavam: null,
    fipeCodigo: null,
    erros: {},
    avisos: [],
  })
})

test.each([
  [{ placa: 'ABC12' }, 'placa'],
  [{ chassi: '12' }, 'chassi'],
  [{ renavam: '12345678901' }, 'renavam'],
  [{ fipeCodigo: 'x' }, 'fipeCodigo'],
  [{ anoFabricacao: 2020, anoModelo: 2019 }, 'anoModelo'],
  [{ anoFabricacao: 2020, anoModelo: 2022 }, 'anoModelo'],
] as const)('%j is refused at %s', (v, campo) => {
  expect(Object.keys(conferirVeiculo(v).erros)).toEqual([campo])
})

test('an odd chassis is only warned about', () => {
  const r = conferirVeiculo({ chassi: 'BA123456' })
  expect(r.erros).toEqual({})
  expect(r.avisos).not.toEqual([])
})

test('nothing given, nothing said', () => {
  expect(conferirVeiculo({})).toMatchObject({
    placa: null,
    chassi: null,
    renavam: null,
    erros: {},
    avisos: [],
  })
})
