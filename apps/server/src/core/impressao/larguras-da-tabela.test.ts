import { expect, test } from 'vitest'
import { escalaDaTabela, largurasDaTabela } from './larguras-da-tabela.ts'

test.each([
  [
    'by weight where every word fits',
    [
      [3, 10],
      [1, 10],
    ],
    [75, 25],
  ],
  [
    'a word takes what it needs from the others',
    [
      [3, 10],
      [1, 40],
    ],
    [60, 40],
  ],
  [
    'one that gave is not pressed below its own word',
    [
      [1, 45],
      [1, 10],
      [8, 10],
    ],
    [45, 10, 45],
  ],
  [
    'all as narrow as they may be',
    [
      [1, 30],
      [1, 70],
    ],
    [30, 70],
  ],
] as const)('%s', (_, colunas, larguras) => {
  const pedidas = colunas.map(([peso, minima]) => ({ peso, minima }))
  expect(escalaDaTabela(pedidas, 100)).toBe(1)
  expect(largurasDaTabela(pedidas, 100).map(Math.round)).toEqual(larguras)
})

test('words that do not fit beside each other shrink together', () => {
  const pedidas = [
    { peso: 1, minima: 150 },
    { peso: 1, minima: 50 },
  ]
  expect(escalaDaTabela(pedidas, 100)).toBe(0.5)
})
