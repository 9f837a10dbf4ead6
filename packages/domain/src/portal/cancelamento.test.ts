import { expect, test } from 'vitest'
import { comoCancelar } from './cancelamento.ts'

test.each([
  ['CADASTRADO', 'retirar'],
  ['LIBERADO_LEILAO', 'retirar'],
  ['AO_VIVO', 'retirar'],
  ['DOULHE_DUAS', 'retirar'],
  ['CONDICIONAL', 'recusar'],
  ['AG_PAGAMENTO', 'pedir'],
  ['PAGO', 'pedir'],
  ['AG_CLIENTE', null],
  ['NAO_ARREMATADO', null],
  ['RETIRADO', null],
  ['LOTE_CANCELADO', null],
] as const)('%s: %s', (situacao, como) => {
  expect(comoCancelar(situacao)).toBe(como)
})
