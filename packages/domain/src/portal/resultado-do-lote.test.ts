import { expect, test } from 'vitest'
import { resultadoDoLote } from './resultado-do-lote.ts'

const contrato = { quemPaga: 'comitente', porcentagem: 5, minima: 0, faixas: [] } as const
const fatos = {
  lance: 100_000,
  valorVendido: 100_000,
  reserva: 90_000,
  contrato,
  prestado: null,
  despesas: 0,
} as const

test.each([
  ['sold', {}, [100_000, true, 5000, 95_000]],
  ['sold below the reserve', { reserva: 100_001 }, [100_000, false, 5000, 95_000]],
  ['sold without a reserve', { reserva: null }, [100_000, null, 5000, 95_000]],
  ['the buyer pays', { contrato: { ...contrato, quemPaga: 'comprador' } }, [100_000, true, 0, 100_000]],
  ['agreed above the bid', { lance: 80_000 }, [100_000, true, 5000, 95_000]],
  ['open', { valorVendido: null }, [null, true, null, null]],
  ['no bid', { valorVendido: null, lance: null }, [null, null, null, null]],
  [
    'accounted for',
    { prestado: { valor: 100_000, comissao: 7000, multa: 0 } },
    [100_000, true, 7000, 93_000],
  ],
  ['with a fine', { prestado: { valor: 100_000, comissao: 7000, multa: 90 } }, [100_000, true, 7000, 93_090]],
  ['sold, with expenses', { despesas: 3000 }, [100_000, true, 5000, 92_000]],
  [
    'accounted for, with expenses',
    { despesas: 3000, prestado: { valor: 100_000, comissao: 7000, multa: 0 } },
    [100_000, true, 7000, 90_000],
  ],
  ['not sold, with expenses', { valorVendido: null, despesas: 3000 }, [null, true, null, -3000]],
] as const)('%s', (_, mudar, esperado) => {
  const r = resultadoDoLote({ ...fatos, ...mudar })
  expect([r.arremate, r.reservaAtingida, r.comissao, r.liquido]).toEqual(esperado)
})
