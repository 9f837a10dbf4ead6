import { expect, test } from 'vitest'
import { decodificarChassi, fatosEmPalavras, ufDaPlaca } from './decodificar-identificadores.ts'

test.each([
  ['9BWZZZ377VT004251', 'Volkswagen', 'Brasil', [1997, 2027]],
  ['9BD15822AD6700001', 'Fiat', 'Brasil', [1983, 2013]],
  ['9C2KC1670CR500001', 'Honda Motos', 'Brasil', [1982, 2012]],
  ['8AJBA3CD5K1600001', 'Toyota', 'Argentina', [1989, 2019]],
  ['WBA00000000000001', 'BMW', 'Alemanha', []],
])('%s is of %s, %s', (chassi, fabricante, pais, anos) => {
  expect(decodificarChassi(chassi, 2026)).toMatchObject({ fabricante, pais, anosPossiveis: anos })
})

test('a model year that has not come is not offered, and a short chassis says nothing', () => {
  expect(decodificarChassi('9BWZZZ377VT004251', 2024)?.anoModelo).toBe(1997)
  expect(decodificarChassi('BJ123456', 2026)).toBeNull()
  expect(fatosEmPalavras(null)).toBe('')
  expect(fatosEmPalavras(decodificarChassi('9BD15822AD6700001', 2026))).toBe(
    'Fiat · Brasil · ano-modelo 1983 ou 2013',
  )
})

test.each([
  ['AAA0001', 'PR'],
  ['BFA1234', 'SP'],
  ['GKI9999', 'SP'],
  ['GKJ0001', 'MG'],
  ['IAQ0A01', 'RS'],
  ['NFC1234', 'GO'],
  ['ZZZ1234', null],
  ['12', null],
])('%s was first given out in %s', (placa, uf) => expect(ufDaPlaca(placa)).toBe(uf))
