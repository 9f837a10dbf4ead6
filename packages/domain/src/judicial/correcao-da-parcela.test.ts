import { expect, test } from 'vitest'
import { correcaoDaParcela } from './correcao-da-parcela.ts'

const quando = {
  hoje: '2026-11-28',
  arremate: '2026-09-25',
  variacoes: new Map([
    ['2026-09', 0.48],
    ['2026-10', 0.09],
  ]),
  jaCorrigido: 0,
}
const parcela = { numero: 1, vencimento: '2026-10-26', valor: 3_000_00, paga: false }

test.each<[string, object, object, number | RegExp]>([
  ['late: from the hammer’s month to the one before today', {}, {}, 17_11],
  ['due today', { vencimento: '2026-11-28' }, {}, 17_11],
  ['due later this month', { vencimento: '2026-11-30' }, {}, 17_11],
  ['corrected last month', {}, { jaCorrigido: 14_40 }, 2_71],
  ['due next month', { vencimento: '2026-12-01' }, {}, /a partir do mês em que vence/],
  ['paid', { paga: true }, {}, /já foi paga/],
  ['a month without its index', {}, { arremate: '2026-08-25' }, /Falta cadastrar o índice de 08\/2026/],
])('%s', (_, p, q, esperado) => {
  const r = correcaoDaParcela({ ...parcela, ...p }, { ...quando, ...q })
  if (typeof esperado === 'number') expect(r).toMatchObject({ pode: true, correcao: esperado })
  else expect(r).toEqual({ pode: false, motivo: expect.stringMatching(esperado) })
})
