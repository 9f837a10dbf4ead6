import { expect, test } from 'vitest'
import { juntarAtos } from './juntar-atos.ts'

const ato = (minuto: number, mudar: object = {}) => ({
  quando: new Date(Date.UTC(2026, 10, 1, 12, minuto)).toISOString(),
  usuario: 'Ana',
  acao: 'enviarFoto',
  motivo: null,
  depois: null,
  ...mudar,
})
const tamanhos = (atos: readonly ReturnType<typeof ato>[]) => juntarAtos(atos).map((g) => g.length)

test.each([
  ['twelve photographs in a row are one entry', Array.from({ length: 12 }, (_, i) => ato(30 - i)), [12]],
  ['another person begins a new one', [ato(30), ato(29, { usuario: 'Bia' }), ato(28)], [1, 1, 1]],
  ['another act, too', [ato(30), ato(29, { acao: 'apagarFoto' }), ato(28)], [1, 1, 1]],
  ['an hour between them, too', [ato(59), ato(0)], [1, 1]],
  ['a reason stands alone', [ato(30), ato(29, { motivo: 'Placa visível' }), ato(28)], [1, 1, 1]],
  ['a new state stands alone', [ato(30), ato(29, { depois: { situacao: 'PRONTO' } })], [1, 1]],
  ['nothing is nothing', [], []],
] as const)('%s', (_, atos, esperado) => {
  expect(tamanhos(atos)).toEqual(esperado)
})
