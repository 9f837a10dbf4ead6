import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VALOR_MAXIMO } from '../comum/dinheiro.ts'
import { valorAceito } from '../lances/valor-aceito.ts'
import { ESCADA_PADRAO, ESCADA_SUCATA, incrementoNaEscada, incrementoSugerido } from './incrementos.ts'
import tabelas from './tabelas-incremento.json' with { type: 'json' }
import {
  composicaoDaOferta,
  composicaoDoCompreJa,
  composicaoDoLote,
  rotuloDaDespesa,
  type ValorDoLote,
  valorAtualDoLote,
} from './valores.ts'

const lote: ValorDoLote = {
  minimo: 10_000_00,
  incremento: 200_00,
  lance: null,
  comissaoPorcentagem: 5,
  despachante: 350_00,
  remocao: 0,
  outros: -10_00,
  vistoria: null,
  taxaAdm: 1_200_00,
}

describe('the account of a lot', () => {
  test('before any bid, from the minimum', () => {
    expect(composicaoDoLote(lote)).toEqual({
      valor: 10_000_00,
      comissaoValorCalculado: 500_00,
      comissaoExtraValorCalculado: null,
      despesas: [
        { despesa: 'comissao', valor: 500_00 },
        { despesa: 'despachante', valor: 350_00 },
        { despesa: 'taxaAdm', valor: 1_200_00 },
      ],
      totalDespesas: 2_050_00,
      totalAPagar: 12_050_00,
    })
  })

  test.each([
    ['from the last bid', { lance: 12_000_00 }, 600_00, null, 14_150_00],
    ['half up', { lance: 10_000_10 }, 500_01, null, 12_050_11],
    ['both commissions', { comissaoExtraPorcentagem: 2.5 }, 500_00, 250_00, 12_300_00],
    ['no percentage', { comissaoPorcentagem: null }, null, null, 11_550_00],
    ['zero percent is not set', { comissaoPorcentagem: 0 }, null, null, 11_550_00],
  ] as const)('%s', (_, mudanca, comissao, extra, total) => {
    const conta = composicaoDoLote({ ...lote, ...mudanca })
    expect([conta.comissaoValorCalculado, conta.comissaoExtraValorCalculado, conta.totalAPagar]).toEqual([
      comissao,
      extra,
      total,
    ])
  })

  test('if I win at this value', () => {
    expect(composicaoDaOferta(lote, 20_000_00).totalAPagar).toBe(22_550_00)
  })

  test.each([
    ['no price', {}, null],
    ['zero is no price', { compreJa: 0 }, null],
    ['its own percentage', { compreJa: 30_000_00, compreJaPorcentagem: 3 }, 32_450_00],
    ['else the commission', { compreJa: 30_000_00 }, 33_050_00],
  ] as const)('buy-now: %s', (_, mudanca, total) => {
    expect(composicaoDoCompreJa({ ...lote, ...mudanca })?.totalAPagar ?? null).toBe(total)
  })

  test('the total is the value plus the parts, whatever they are', () => {
    const parcela = fc.option(fc.integer({ min: -1_000_00, max: 10_000_00 }))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: VALOR_MAXIMO }), parcela, parcela, (lance, remocao, vistoria) => {
        const conta = composicaoDoLote({ ...lote, lance, remocao, vistoria })
        expect(conta.totalAPagar).toBe(lance + conta.despesas.reduce((soma, d) => soma + d.valor, 0))
        expect(conta.despesas.every((d) => d.valor > 0)).toBe(true)
      }),
    )
  })
})

test.each([
  [null, 10_000_00, 10_000_00],
  [10_000_00, 10_000_00, 10_200_00],
  [15_000_00, 15_000_00, 15_200_00],
])('with the last bid %j the value is %i and the next %i', (lance, atual, proximo) => {
  expect(valorAtualDoLote({ ...lote, lance })).toBe(atual)
  expect(valorAceito({ valor: lance, regras: { ...lote, escada: null } })).toBe(proximo)
})

test('the next value on a ladder', () => {
  expect(valorAceito({ valor: 50_000_00, regras: { ...lote, escada: ESCADA_PADRAO } })).toBe(50_500_00)
})

test('a shop charges no auctioneer’s commission', () => {
  expect(rotuloDaDespesa('comissao', 'leilao')).toBe('Comissão do leiloeiro')
  expect(rotuloDaDespesa('comissao', 'loja')).toBe('Taxa de serviço')
  expect(rotuloDaDespesa('comissaoExtra', 'loja')).toBe('Taxa de serviço extra')
  expect(rotuloDaDespesa('taxaAdm', 'loja')).toBe('Taxa administrativa')
})

describe('the ladder', () => {
  test('is the table of the fixture', () => {
    const emReais = ESCADA_PADRAO.map(({ ate, incremento }) => ({
      ate: ate === null ? null : ate / 100,
      incremento: incremento / 100,
    }))
    expect(emReais).toEqual(tabelas.incremento)
    expect(ESCADA_SUCATA[0]?.incremento).toBe(tabelas.incrementoSucata * 100)
  })

  test.each([
    [1, 50_00],
    [999_99, 50_00],
    [1_000_00, 100_00],
    [19_999_99, 200_00],
    [20_000_00, 300_00],
    [999_999_99, 2_000_00],
    [1_000_000_00, 5_000_00],
    [VALOR_MAXIMO, 5_000_00],
  ])('at %i the step is %i', (valor, passo) => {
    expect(incrementoNaEscada(ESCADA_PADRAO, valor)).toBe(passo)
  })

  test('what is proposed for a new lot', () => {
    expect([incrementoSugerido(500_00, false), incrementoSugerido(500_00, true)]).toEqual([50_00, 30_00])
    expect(incrementoSugerido(5_000_00, true)).toBe(200_00)
  })

  test.each([
    ['the default', ESCADA_PADRAO],
    ['scrap', ESCADA_SUCATA],
  ])('%s covers every value, upwards, with increments that never fall', (_, escada) => {
    expect(escada.map((f) => f.ate)).toEqual(
      [...escada.map((f) => f.ate ?? Infinity).sort((a, b) => a - b)].map((ate) =>
        ate === Infinity ? null : ate,
      ),
    )
    expect(escada.map((f) => f.incremento)).toEqual(escada.map((f) => f.incremento).toSorted((a, b) => a - b))
    expect([new Set(escada.map((f) => f.ate)).size, escada.at(-1)?.ate]).toEqual([escada.length, null])
    expect(escada[0]?.incremento).toBeGreaterThan(0)
  })

  test('the next accepted value never falls while the price rises', () => {
    const valor = fc.integer({ min: 0, max: 2_000_000_00 })
    fc.assert(
      fc.property(valor, valor, (a, b) => {
        const [menor, maior] = [Math.min(a, b), Math.max(a, b)]
        const proximo = (lance: number) =>
          valorAceito({ valor: lance, regras: { ...lote, escada: ESCADA_PADRAO } })
        expect(proximo(maior)).toBeGreaterThanOrEqual(proximo(menor))
      }),
    )
  })
})
