import { expect, test } from 'vitest'
import { andamentoDoAtraso } from './atraso-da-parcela.ts'

test.each([
  ['no fine', null, 'A_MULTAR'],
  ['a fine', { escolha: null }, 'ESPERA_ESCOLHA'],
  ['a fine, and the creditor asked for execution', { escolha: 'EXECUCAO' }, 'ESCOLHIDO'],
] as const)('%s', (_, mora, andamento) => {
  expect(andamentoDoAtraso(mora)).toBe(andamento)
})
