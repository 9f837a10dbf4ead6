import { describe, expect, test } from 'vitest'
import {
  impedimentoDoConjunto,
  impedimentoParaDesfazer,
  type LoteDoConjunto,
  somarConjunto,
  type ValoresDoLote,
} from './conjunto.ts'

const lote = (id: number, mudar: Partial<LoteDoConjunto> = {}): LoteDoConjunto => ({
  id,
  numero: String(id),
  leiId: 1,
  comId: 1,
  situacao: 'CADASTRADO',
  tipoNegociacao: 'DISPUTA',
  conjuntoPrincipalId: null,
  membros: 0,
  ...mudar,
})

describe('which lots may be one set', () => {
  test.each<[string, LoteDoConjunto, LoteDoConjunto[], RegExp | null]>([
    ['two of one auction and consignor', lote(1), [lote(2)], null],
    ['a principal with a pending matter', lote(1, { situacao: 'PENDENTE' }), [lote(2)], null],
    [
      'a set that is formed anew',
      lote(1, { membros: 1 }),
      [lote(2, { conjuntoPrincipalId: 1 }), lote(3)],
      null,
    ],
    ['one alone', lote(1), [], /dois lotes/],
    ['too many', lote(1), Array.from({ length: 51 }, (_, i) => lote(i + 2)), /no máximo 51/],
    ['another auction', lote(1), [lote(2, { leiId: 9 })], /mesmo leilão/],
    ['another consignor', lote(1), [lote(2, { comId: 9 })], /mesmo comitente/],
    ['a released principal', lote(1, { situacao: 'LIBERADO_LEILAO' }), [lote(2)], /lote 1 já saiu/],
    ['a released member', lote(1), [lote(2, { situacao: 'LIBERADO_LEILAO' })], /lote 2 já saiu/],
    ['a member on the site', lote(1), [lote(2, { situacao: 'PENDENTE' })], /lote 2 já saiu/],
    ['a member of another set', lote(1), [lote(2, { conjuntoPrincipalId: 7 })], /outro conjunto/],
    ['a principal of another set', lote(1), [lote(2, { membros: 2 })], /principal de outro/],
    ['a principal that is a member', lote(1, { conjuntoPrincipalId: 7 }), [lote(2)], /lote 1 já faz parte/],
  ])('%s', (_, principal, membros, esperado) => {
    const motivo = impedimentoDoConjunto(principal, membros)
    if (esperado === null) expect(motivo).toBeNull()
    else expect(motivo).toMatch(esperado)
  })

  test.each<[string, LoteDoConjunto, RegExp | null]>([
    ['before the release', lote(1, { membros: 2 }), null],
    ['after it', lote(1, { membros: 2, situacao: 'LIBERADO_LEILAO' }), /já saiu/],
    ['there is none', lote(1), /não é principal/],
  ])('dissolving: %s', (_, principal, esperado) => {
    const motivo = impedimentoParaDesfazer(principal)
    if (esperado === null) expect(motivo).toBeNull()
    else expect(motivo).toMatch(esperado)
  })
})

const valores = (minimo: number, valorComitente: number | null): ValoresDoLote => ({
  minimo,
  valorComitente,
  despachante: 10,
  outros: 0,
  remocao: 5,
  depositoDeBens: 0,
  vistoria: 1,
})

test.each<[string, ValoresDoLote[], { minimo: number; valorComitente: number | null }]>([
  ['both with a reserve', [valores(100, 150), valores(200, 260)], { minimo: 300, valorComitente: 410 }],
  ['none has one', [valores(100, null), valores(200, null)], { minimo: 300, valorComitente: null }],
  [
    'one has one: the other counts with its minimum',
    [valores(100, 150), valores(200, null)],
    { minimo: 300, valorComitente: 350 },
  ],
])('the sums: %s', (_, lotes, esperado) =>
  expect(somarConjunto(lotes)).toEqual({
    ...esperado,
    despachante: 20,
    outros: 0,
    remocao: 10,
    depositoDeBens: 0,
    vistoria: 2,
  }),
)
