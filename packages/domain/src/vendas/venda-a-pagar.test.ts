import { expect, test } from 'vitest'
import { aondePagar } from './venda-a-pagar.ts'

const venda = (id: number, ...lotes: string[]) => ({ id, itens: lotes.map((loteId) => ({ loteId })) })

test.each([
  ['one good, one purchase', ['a'], [venda(7, 'a')], { tipo: 'uma', id: 7 }],
  ['two goods of one event', ['a', 'b'], [venda(7, 'a', 'b')], { tipo: 'uma', id: 7 }],
  ['two events', ['a', 'b'], [venda(7, 'a'), venda(8, 'b')], { tipo: 'varias' }],
  ['the second is still to come', ['a', 'b'], [venda(7, 'a')], { tipo: 'criando' }],
  ['older purchases beside it', ['a'], [venda(9, 'x'), venda(7, 'a')], { tipo: 'uma', id: 7 }],
  ['nothing bought', [], [venda(7, 'a')], { tipo: 'criando' }],
])('%s', (_, comprados, vendas, aonde) => {
  expect(aondePagar(comprados, vendas)).toEqual(aonde)
})
