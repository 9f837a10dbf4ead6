import { expect, test } from 'vitest'
import { lerCesta, MAXIMO_NA_CESTA, somarCesta } from './cesta.ts'

test.each([
  [null, []],
  ['', []],
  ['12,3,12', [12, 3]],
  ['0,x,-1,5;drop,7', [7]],
] as const)('%s', (texto, ids) => {
  expect(lerCesta(texto)).toEqual(ids)
})

test('a basket has an end', () => {
  expect(lerCesta(Array.from({ length: 50 }, (_, i) => i + 1).join(','))).toHaveLength(MAXIMO_NA_CESTA)
})

test('lots of one event are one purchase; what is gone costs nothing', () => {
  const itens = [
    { leiUid: 'a', total: 100_00, disponivel: true },
    { leiUid: 'a', total: 50_00, disponivel: true },
    { leiUid: 'b', total: 30_00, disponivel: true },
    { leiUid: 'c', total: 999_00, disponivel: false },
  ]
  expect(somarCesta(itens, 20_00)).toEqual({ itens: 3, total: 200_00, compras: 2 })
  expect(somarCesta([], 20_00)).toEqual({ itens: 0, total: 0, compras: 0 })
})
