import { describe, expect, test } from 'vitest'
import {
  cabeNaComissao,
  type EventoDoCredito,
  type FatosDaIndicacao,
  moverCredito,
  movimentosDoCredito,
  podeNaCasa,
  SITUACOES_DO_CREDITO,
  type SituacaoDoCredito,
  suspeitasDe,
} from './credito.ts'

const REGRA = { valor: 100_00, diasDeEspera: 7, maximoPorMes: 3 }
const LIMPO: FatosDaIndicacao = {
  mesmoTelefone: false,
  mesmoEndereco: false,
  mesmaRede: false,
  socio: false,
  equipe: false,
  noMes: 0,
}

describe('what makes a person look', () => {
  test.each([
    [{}, []],
    [{ mesmoTelefone: true }, ['telefone']],
    [{ mesmoEndereco: true, mesmaRede: true }, ['endereco', 'rede']],
    [{ socio: true }, ['socio']],
    [{ equipe: true }, ['equipe']],
    [{ noMes: 2 }, []],
    [{ noMes: 3 }, ['mes']],
  ])('%o', (fatos, esperado) => expect(suspeitasDe({ ...LIMPO, ...fatos }, REGRA)).toEqual(esperado))
})

test.each<[SituacaoDoCredito, EventoDoCredito, SituacaoDoCredito | null]>([
  ['Aguardando', 'liberar', 'Liberado'],
  ['Em análise', 'liberar', null],
  ['Em análise', 'aprovar', 'Aguardando'],
  ['Liberado', 'usar', 'Usado'],
  ['Usado', 'devolver', 'Liberado'],
  ['Usado', 'pagar', null],
  ['Pago', 'usar', null],
  ['Recusado', 'aprovar', null],
])('%s, %s: %s', (de, evento, para) => expect(moverCredito(de, evento)).toBe(para))

test('what the house may do in each state', () => {
  expect(Object.fromEntries(SITUACOES_DO_CREDITO.map((s) => [s, podeNaCasa(s)]))).toEqual({
    Aguardando: ['recusar'],
    'Em análise': ['aprovar', 'recusar'],
    Liberado: ['recusar', 'pagar'],
    Usado: [],
    Pago: [],
    Recusado: [],
  })
})

test('credits never take off more than the commission', () => {
  expect(cabeNaComissao(500_00, 0)).toBe(500_00)
  expect(cabeNaComissao(500_00, 450_00)).toBe(50_00)
  expect(cabeNaComissao(500_00, 600_00)).toBe(0)
})

test('the ledger holds what was earned until it is used, paid or refused', () => {
  const fatos = (s: SituacaoDoCredito) => movimentosDoCredito(s, 1).map((m) => m.fato)
  expect(SITUACOES_DO_CREDITO.map(fatos)).toEqual([
    [],
    [],
    ['indicacaoGanha'],
    ['indicacaoGanha', 'indicacaoUsada'],
    ['indicacaoGanha', 'indicacaoPaga'],
    [],
  ])
})
