import { expect, test } from 'vitest'
import { diferencasDaChegada } from './conferir-chegada.ts'

const E = { placa: 'ABC1234', chassi: '9BD15822AD6700001', comChave: true }
test.each([
  [{}, []],
  [{ placa: 'ABC1C34' }, []],
  [{ placa: null }, ['Chegou sem placa']],
  [{ placa: 'XYZ9A88' }, ['Placa XYZ9A88 no lugar de ABC1234']],
  [{ chassi: '9BD15822AD6700002' }, ['Chassi 9BD15822AD6700002 no lugar de 9BD15822AD6700001']],
  [{ chassi: null }, []],
  [{ comChave: false }, ['Chegou sem chave']],
])('%j differs by %j', (mudar, diferencas) =>
  expect(diferencasDaChegada(E, { ...E, ...mudar })).toEqual(diferencas),
)
test('a key that was not announced is a difference too', () =>
  expect(diferencasDaChegada({ ...E, comChave: false }, E)).toEqual(['Chegou com chave']))
