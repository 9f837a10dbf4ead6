import { expect, test } from 'vitest'
import {
  contradicoesDoLote,
  impedimentoDoMinimo,
  type LoteAConferir,
  reservaSemEfeito,
} from './conferir-lote.ts'

const lote: LoteAConferir = {
  minimo: 1000_00,
  compreJa: null,
  valorProposta: null,
  tipoNegociacao: 'DISPUTA',
  somenteBuyNowProposta: false,
  dataInicio: null,
  dataFim: null,
}

test.each<[Partial<LoteAConferir>, readonly string[]]>([
  [{}, []],
  [{ compreJa: 999_99 }, ['compreJa']],
  [{ compreJa: 1000_00 }, []],
  [{ tipoNegociacao: 'COMPRE_JA' }, ['compreJa']],
  [{ tipoNegociacao: 'COMPRE_JA', compreJa: 2000_00 }, []],
  [{ somenteBuyNowProposta: true }, ['somenteBuyNowProposta']],
  [{ somenteBuyNowProposta: true, valorProposta: 1 }, []],
  [{ somenteBuyNowProposta: true, tipoNegociacao: 'PROPOSTA' }, []],
  [{ dataInicio: 5, dataFim: 5 }, ['dataFim']],
  [{ dataInicio: 5, dataFim: 6 }, []],
  [{ dataFim: 6 }, []],
])('%j contradicts itself in %j', (mudanca, campos) => {
  expect(Object.keys(contradicoesDoLote({ ...lote, ...mudanca }))).toEqual(campos)
})

test('the minimum stays once it has a bid', () => {
  expect(impedimentoDoMinimo(null)).toBeNull()
  expect(impedimentoDoMinimo(1000_00)).toContain('mínimo')
})

test.each([
  [null, true],
  [undefined, true],
  [0, true],
  [1000_00, true],
  [1000_01, true],
  [999_99, false],
  [1, false],
])('a reserve of %j over a minimum of R$ 1.000,00 has an effect, or is none: %j', (reserva, vale) => {
  expect(reservaSemEfeito(1000_00, reserva) === null).toBe(vale)
})
