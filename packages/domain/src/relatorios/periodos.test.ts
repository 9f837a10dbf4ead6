import { expect, test } from 'vitest'
import { celulaDePlanilha, mostrarCelula } from './mostrar-celula.ts'
import { limitesDoPeriodo } from './periodos.ts'

test.each([
  ['7', '2026-03-05', '2026-02-27', '2026-03-05'],
  ['365', '2026-03-05', '2025-03-06', '2026-03-05'],
  ['mes', '2026-03-05', '2026-03-01', '2026-03-05'],
  ['mesPassado', '2026-03-05', '2026-02-01', '2026-02-28'],
  ['mesPassado', '2026-01-05', '2025-12-01', '2025-12-31'],
  ['ano', '2026-03-05', '2026-01-01', '2026-03-05'],
  ['tudo', '2026-03-05', null, null],
  ['datas', '2026-03-05', '2024-01-01', null],
] as const)('%s on %s runs from %s to %s', (periodo, hoje, de, ate) => {
  const agora = Date.parse(`${hoje}T12:00:00-03:00`)
  expect(limitesDoPeriodo(periodo, agora, { de: '2024-01-01', ate: null })).toEqual({ de, ate })
})

test('the last minute of a day in Brasília is still that day', () => {
  expect(limitesDoPeriodo('mes', Date.parse('2026-04-01T01:30:00Z'), { de: null, ate: null }).ate).toBe(
    '2026-03-31',
  )
})

test.each([
  ['dinheiro', 123_456, 'R$ 1.234,56', 1234.56],
  ['porcentagem', 33.333, '33,3%', 33.33],
  ['inteiro', 12_000, '12.000', 12_000],
  ['dia', '2026-03-01', '01/03/2026', '01/03/2026'],
  ['instante', '2026-03-01T14:05', '01/03/2026 14:05', '01/03/2026 14:05'],
  ['texto', 'PAGO', 'Pago', 'Pago'],
  ['texto', 'OUTRO', 'OUTRO', 'OUTRO'],
  ['dinheiro', null, '—', null],
] as const)('%s %s is shown as %s', (tipo, valor, mostrada, planilha) => {
  const coluna = { tipo, rotulos: { PAGO: 'Pago' } }
  expect(mostrarCelula(coluna, valor).replaceAll('\u00a0', ' ')).toBe(mostrada)
  expect(celulaDePlanilha(coluna, valor)).toBe(planilha)
})
