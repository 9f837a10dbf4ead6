import { expect, test } from 'vitest'
import { SITUACOES_DE_LOTE } from '../lotes/situacoes.ts'
import { resultadoDoLote, SITUACOES_COM_RESULTADO } from './resultado-para-fora.ts'
import { proximaSincronia, rotuloDaMarca } from './sincronia-do-lote.ts'

test.each([
  [null, null, '', false, 'LOTES'],
  ['arrematado', 100, '', false, 'LOTES'],
  [null, null, 'LOTES', false, null],
  ['arrematado', 100, 'LOTES', false, 'ARREMATE|100'],
  ['arrematado', 100, 'ARREMATE|100', true, null],
  ['arrematado', 120, 'ARREMATE|100', true, 'ARREMATE|120'],
  ['condicional', 90, 'LOTES', false, 'CONTRAPROPOSTA|90|7'],
  ['condicional', 90, 'CONTRAPROPOSTA|90', false, null],
  ['condicional', 90, 'CONTRAPROPOSTA|90|7', false, null],
  ['condicional', 90, 'CONTRAPROPOSTA|90|6', false, 'CONTRAPROPOSTA|90|7'],
  ['condicional', 95, 'CONTRAPROPOSTA|90|7', false, 'CONTRAPROPOSTA|95|7'],
  ['arrematado', 90, 'CONTRAPROPOSTA|90', false, 'ARREMATE|90'],
  ['naoArrematado', null, 'LOTES', false, 'NAO_ARREMATE|0'],
  ['naoArrematado', null, 'ARREMATE|100', true, 'CANCELAR_VENDA'],
  [null, null, 'ARREMATE|100', true, 'CANCELAR_VENDA'],
  ['naoArrematado', null, 'CANCELAR_VENDA', false, 'NAO_ARREMATE|0'],
  ['retirado', null, 'NAO_ARREMATE|0', false, null],
] as const)('%s of %s after "%s" (sold told: %s): %s', (resultado, valor, dito, vendidoDito, marca) => {
  expect(proximaSincronia({ resultado, valor, dito, vendidoDito, desde: 7 })?.marca ?? null).toBe(marca)
})

test.each([
  ['', ''],
  ['LOTES', 'Lote'],
  ['ARREMATE|100', 'Arremate'],
  ['CANCELAR_VENDA', 'Venda cancelada'],
])('the mark "%s" reads "%s"', (marca, rotulo) => {
  expect(rotuloDaMarca(marca)).toBe(rotulo)
})

test('open lots have no result', () => {
  expect(SITUACOES_DE_LOTE.filter((s) => resultadoDoLote(s) !== null)).toHaveLength(
    SITUACOES_COM_RESULTADO.length,
  )
  for (const s of ['AO_VIVO', 'LIBERADO_LEILAO', 'PLACAR', 'CADASTRADO'] as const)
    expect(resultadoDoLote(s)).toBeNull()
})
