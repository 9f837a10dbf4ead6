import { expect, test } from 'vitest'
import { precoDito, precoFixo } from './preco-fixo.ts'

test.each([
  ['no price', null, 900, 'LIBERADO_LEILAO', null],
  ['no offer yet', 1000, null, 'LIBERADO_LEILAO', 1000],
  ['an offer below the price', 1000, 999, 'LIBERADO_LEILAO', 1000],
  ['an offer that reached the price', 1000, 1000, 'LIBERADO_LEILAO', null],
  ['an offer above the price', 1000, 1100, 'LIBERADO_LEILAO', null],
  ['sold at the price', 1000, 1000, 'AG_PAGAMENTO', 1000],
  ['sold above the price', 1000, 1100, 'PAGO', null],
] as const)('%s', (_nome, compreJa, valor, situacao, esperado) =>
  expect(
    precoFixo({ compreJa, lance: valor === null ? null : { valor }, valorVendido: null, situacao }),
  ).toBe(esperado),
)

test.each([
  ['at the price', 1000, 500, 1000, 1000, 1000],
  ['at an offer', 1000, 500, 500, null, 500],
  ['for what was agreed on', null, 500, 700, null, 700],
] as const)('sold %s', (_nome, compreJa, valor, valorVendido, fixo, dito) => {
  const lote = { compreJa, lance: { valor }, valorVendido, situacao: 'PAGO', minimo: 100 } as const
  expect(precoFixo(lote)).toBe(fixo)
  for (const tipo of ['loja', 'leilao'] as const) expect(precoDito(lote, tipo)).toBe(dito)
})

test.each([
  ['loja', 1000, 500, 1000],
  ['loja', null, 500, 500],
  ['loja', 1000, null, 1000],
  ['leilao', 1000, 500, 500],
  ['leilao', 1000, null, 100],
] as const)('a %s with price %s and offer %s tells %i', (tipo, compreJa, valor, dito) => {
  const lance = valor === null ? null : { valor }
  expect(
    precoDito({ compreJa, lance, valorVendido: null, situacao: 'LIBERADO_LEILAO', minimo: 100 }, tipo),
  ).toBe(dito)
})
