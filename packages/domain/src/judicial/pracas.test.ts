import { describe, expect, test } from 'vitest'
import {
  avaliacaoPresa,
  contradicoesDoProcesso,
  type DadosDoProcesso,
  fimNaSegundaPraca,
  impedimentoDaSegundaPraca,
  type LoteNaPraca,
  minimoDaPraca,
  processoValido,
} from './pracas.ts'

test.each([
  ['the first round is the valuation', 1, 80_000_00, 50, 80_000_00],
  ['the second is half of it', 2, 80_000_00, 50, 40_000_00],
  ['or the share that the judge fixed', 2, 80_000_00, 60, 48_000_00],
  ['an odd centavo goes up', 2, 99_99, 50, 50_00],
  ['so does a small remainder', 2, 100_01, 33, 33_01],
] as const)('%s', (_, praca, avaliacao, segundaPorcentagem, minimo) => {
  expect(minimoDaPraca(praca, avaliacao, { segundaPorcentagem })).toBe(minimo)
})

test.each([
  ['0000001-33.2024.8.26.0100', false],
  ['1234567-27.2024.8.26.0100', false],
  ['0710802-55.2018.8.02.0001', true],
  ['07108025520188020001', false],
  ['', false],
])('case %s: %s', (numero, vale) => {
  expect(processoValido(numero)).toBe(vale)
})

describe('what the form may not say', () => {
  const bom: DadosDoProcesso = {
    processo: '0710802-55.2018.8.02.0001',
    segundaPorcentagem: 50,
    fixadaPeloJuiz: false,
    primeiraInicio: 1,
    primeiraFim: 2,
    segundaInicio: 2,
    segundaFim: 3,
  }
  test.each<[string, Partial<DadosDoProcesso>, string[]]>([
    ['nothing', {}, []],
    ['a first round that ends as it begins', { primeiraInicio: 2 }, ['primeiraInicio']],
    ['a second before the first is over', { segundaInicio: 1 }, ['segundaInicio']],
    ['a second that ends as it begins', { segundaFim: 2 }, ['segundaFim']],
    ['a vile price', { segundaPorcentagem: 40 }, ['segundaPorcentagem']],
    ['fixed by the judge', { segundaPorcentagem: 40, fixadaPeloJuiz: true }, []],
    ['no case', { processo: '1' }, ['processo']],
  ])('%s', (_, mudar, campos) => {
    expect(Object.keys(contradicoesDoProcesso({ ...bom, ...mudar }))).toEqual(campos)
  })
})

test('a valuation stays once there is a bid, and in the second round', () => {
  expect(avaliacaoPresa({ praca: 1, lance: null })).toBeNull()
  expect(avaliacaoPresa({ praca: 1, lance: 1 })).toContain('já tem lance')
  expect(avaliacaoPresa({ praca: 2, lance: null })).toContain('2ª praça')
})

test('a first round that begins too late is told when it ends: on the auction’s own day', () => {
  const primeiraFim = Date.parse('2026-12-10T17:00:00Z')
  const dito = contradicoesDoProcesso({
    processo: '0710802-55.2018.8.02.0001',
    segundaPorcentagem: 50,
    fixadaPeloJuiz: false,
    primeiraInicio: primeiraFim,
    primeiraFim,
    segundaInicio: primeiraFim - 1,
    segundaFim: primeiraFim + 1,
  })
  expect(dito['primeiraInicio']).toContain('10/12/2026 14:00')
  expect(dito['segundaInicio']).toContain('10/12/2026 14:00')
})

describe('when a lot goes into its second round', () => {
  const pronto: LoteNaPraca = {
    praca: 1,
    situacao: 'NAO_ARREMATADO',
    situacaoLeilao: 'CRIADO',
    lance: null,
    avaliacao: 100_00,
    segundaInicio: 5,
    segundaFim: 10,
    agora: 5,
  }
  test.each<[string, Partial<LoteNaPraca>, RegExp | null]>([
    ['after the first without a bid', {}, null],
    ['not twice', { praca: 2 }, /já está/],
    ['not while the first lasts', { situacao: 'LIBERADO_LEILAO' }, /ainda não terminou/],
    ['not once it was sold', { situacao: 'AG_PAGAMENTO' }, /ainda não terminou/],
    ['not against a bid', { lance: 1 }, /teve lance/],
    ['not without a valuation', { avaliacao: null }, /avaliação/],
    ['not in an auction that is over', { situacaoLeilao: 'EXECUTADO' }, /encerrado/],
    ['not before it begins', { agora: 4 }, /ainda não começou/],
    ['not after its date', { agora: 10 }, /já passou/],
  ])('%s', (_, mudar, motivo) => {
    const dito = impedimentoDaSegundaPraca({ ...pronto, ...mudar })
    if (motivo === null) expect(dito).toBeNull()
    else expect(dito).toMatch(motivo)
  })
})

test.each([
  ['the first at the date of the case', null, 100_000],
  ['the next an interval later', 100_000, 130_000],
  ['never before the date', 10_000, 100_000],
])('lots of the second round end one after another: %s', (_, ultimoFim, fim) =>
  expect(fimNaSegundaPraca({ segundaFim: 100_000, ultimoFim, intervaloSegundos: 30 })).toBe(fim),
)
