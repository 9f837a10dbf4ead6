import { expect, it } from 'vitest'
import { COM_PRECO, precoPrimeiro } from './preco-primeiro.ts'

it.each([
  ['loja', ['fim'], [], [COM_PRECO, 'fim']],
  ['loja', ['fim'], ['relevancia'], ['relevancia', COM_PRECO, 'fim']],
  ['leilao', ['fim'], ['relevancia'], ['relevancia', 'fim']],
] as const)('%s, %j after %j', (tipo, ordem, antes, esperado) => {
  expect(precoPrimeiro<string>(tipo, ordem, antes)).toEqual(esperado)
})
