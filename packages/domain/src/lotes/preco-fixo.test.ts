import { expect, test } from 'vitest'
import { precoFixo } from './preco-fixo.ts'

test.each([
  ['no price', null, 900, 'LIBERADO_LEILAO', null],
  ['no offer yet', 1000, null, 'LIBERADO_LEILAO', 1000],
  ['an offer below the price', 1000, 999, 'LIBERADO_LEILAO', 1000],
  ['an offer that reached the price', 1000, 1000, 'LIBERADO_LEILAO', null],
  ['an offer above the price', 1000, 1100, 'LIBERADO_LEILAO', null],
  ['sold at the price', 1000, 1000, 'AG_PAGAMENTO', 1000],
  ['sold above the price', 1000, 1100, 'PAGO', null],
] as const)('%s', (_nome, compreJa, valor, situacao, esperado) =>
  expect(precoFixo({ compreJa, lance: valor === null ? null : { valor }, situacao })).toBe(esperado),
)
