import { expect, test } from 'vitest'
import { contaDaComparacao } from './ler-comparacao.server.ts'

const lote = (lance: number | null) =>
  ({
    situacao: 'LIBERADO_LEILAO',
    compreJa: 1_000_00,
    lance: lance === null ? null : { valor: lance, quantidade: 1 },
    valorVendido: null,
    valor: { minimo: 300_00, incremento: 10_00, compreJa: 1_000_00, compreJaPorcentagem: 10, lance },
  }) as unknown as Parameters<typeof contaDaComparacao>[0]

test.each([
  ['loja', null, 1_000_00, 1_100_00],
  ['loja', 500_00, 1_000_00, 1_100_00],
  ['loja', 1_200_00, 1_200_00, 1_200_00],
  ['leilao', 500_00, 500_00, 500_00],
] as const)('%s with %s offered compares %i, in all %i', (tipo, lance, valor, total) =>
  expect(contaDaComparacao(lote(lance), tipo)).toMatchObject({ valor, totalAPagar: total }),
)
