import { expect, test } from 'vitest'
import { emOrdemDeFoto, placaNoNome } from './fotos-por-placa.ts'

test.each([
  ['ABC1D23-02.jpg', 'ABC1D23'],
  ['abc-1234 (3).jpeg', 'ABC1C34'],
  ['IMG_ABC1C34_frente.jpg', 'ABC1C34'],
  ['ABC_1234.jpg', 'ABC1C34'],
  ['IMG_20260101_1234.jpg', null],
  ['ABC1234 XYZ9A88.jpg', null],
  ['ABC12345.jpg', null],
  ['', null],
])('%s is of %s', (nome, placa) => expect(placaNoNome(nome)).toBe(placa))

test('the tenth photograph comes after the second', () =>
  expect(emOrdemDeFoto(['ABC1D23-10.jpg', 'ABC1D23-2.jpg', 'ABC1D23-1.jpg'])).toEqual([
    'ABC1D23-1.jpg',
    'ABC1D23-2.jpg',
    'ABC1D23-10.jpg',
  ]))
