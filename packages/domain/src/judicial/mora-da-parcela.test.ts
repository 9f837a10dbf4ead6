import { expect, test } from 'vitest'
import { multaDaParcela, type ParcelaDevida } from './mora-da-parcela.ts'

const parcela = (numero: number, paga = false): ParcelaDevida => ({
  numero,
  vencimento: `2026-0${numero}-10`,
  valor: 3_000_00,
  paga,
})
/** one paid, three owed */
const plano = [parcela(1, true), parcela(2), parcela(3), parcela(4)]

test.each<[string, number, string, number, number, number]>([
  ['the late one and the two that follow', 2, '2026-02-11', 3, 9_000_00, 900_00],
  ['the same months later', 2, '2026-07-01', 3, 9_000_00, 900_00],
  ['a later one with what follows it', 3, '2026-03-11', 2, 6_000_00, 600_00],
  ['the last alone', 4, '2026-04-11', 1, 3_000_00, 300_00],
])('%s', (_, numero, hoje, parcelas, base, multa) => {
  expect(multaDaParcela(plano, numero, { hoje, multadas: [] })).toEqual({ pode: true, parcelas, base, multa })
})

test.each<[string, number, string, number[], RegExp]>([
  ['its due day is in time', 2, '2026-02-10', [], /ainda não venceu/],
  ['paid', 1, '2026-05-01', [], /já foi paga/],
  ['none such', 9, '2026-05-01', [], /não existe/],
  ['fined already', 2, '2026-05-01', [2], /a partir da parcela 2/],
  ['counted by an earlier fine', 4, '2026-05-01', [2], /a partir da parcela 2/],
  ['an earlier one whose followers were fined', 2, '2026-05-01', [3], /a partir da parcela 3/],
])('refused: %s', (_, numero, hoje, multadas, motivo) => {
  expect(multaDaParcela(plano, numero, { hoje, multadas })).toEqual({
    pode: false,
    motivo: expect.stringMatching(motivo),
  })
})

test('paid ones among those that follow are not counted; half a centavo goes up', () => {
  const misto = [{ ...parcela(1), valor: 1_05 }, parcela(2, true), { ...parcela(3), valor: 1_00 }]
  expect(multaDaParcela(misto, 1, { hoje: '2026-05-01', multadas: [] })).toEqual({
    pode: true,
    parcelas: 2,
    base: 2_05,
    multa: 21,
  })
})
