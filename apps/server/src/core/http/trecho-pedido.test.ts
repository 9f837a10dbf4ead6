import { expect, test } from 'vitest'
import { trechoPedido } from './trecho-pedido.ts'

test.each([
  ['bytes=0-1', { de: 0, ate: 1 }],
  ['bytes=90-', { de: 90, ate: 99 }],
  ['bytes=-10', { de: 90, ate: 99 }],
  ['bytes=-500', { de: 0, ate: 99 }],
  ['bytes=50-500', { de: 50, ate: 99 }],
  ['bytes=100-', null],
  ['bytes=9-3', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  ['bytes=-', null],
  [undefined, null],
])('%s of a hundred', (range, trecho) => {
  expect(trechoPedido(range, 100)).toEqual(trecho)
})
