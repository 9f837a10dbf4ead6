import { describe, expect, test } from 'vitest'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import { comprouPelaPrimeiraVez, esperaValidacao, listasDoLote } from './listas-de-validacao.ts'
import * as states from './states.ts'

describe('the answer to a validation', () => {
  test('reaches every result, and each event of a result leads one way', () => {
    expect(estadosAlcancaveis(states.TRANSICOES_DE_VALIDACAO, 'Aguardando')).toEqual(
      new Set(states.RESULTADOS_DE_VALIDACAO),
    )
    const chaves = states.TRANSICOES_DE_VALIDACAO.map((t) => `${t.de} ${t.evento}`)
    expect(new Set(chaves).size).toBe(chaves.length)
    for (const t of states.TRANSICOES_DE_VALIDACAO) expect(states.EVENTO_DO_RESULTADO[t.para]).toBe(t.evento)
  })

  test.each([
    ['Aguardando', 'SAC', ['Autorizado', 'Divergente', 'Falha']],
    ['Aguardando', 'sistema', ['Autorizado', 'Divergente', 'Falha']],
    ['Falha', 'Acerto', ['Autorizado', 'Divergente', 'Aguardando']],
    ['Divergente', 'SAC', ['Autorizado', 'Falha', 'Aguardando']],
    ['Divergente', 'sistema', []],
    ['Autorizado', 'SAC', []],
    ['Autorizado', 'GerenteSAC', ['Divergente', 'Falha', 'Aguardando']],
    ['Aguardando', 'Leilão', []],
    ['Aguardando', 'Comitente', []],
  ] as const)('%s by %s', (de, ator, esperado) => {
    expect(states.resultadosPossiveis(de, [ator])).toEqual(esperado)
  })
})

describe('the four lists', () => {
  test.each([
    ['LIBERADO_LEILAO', [], ['aguardando']],
    ['LIBERADO_LEILAO', ['Aguardando'], ['falhasOuEspera', 'aguardando']],
    ['AO_VIVO', ['Falha'], ['falhasOuEspera']],
    ['AO_VIVO', ['Autorizado'], []],
    ['AG_PAGAMENTO', ['Autorizado'], ['finalizados']],
    ['AG_PAGAMENTO', ['Divergente'], ['divergentes']],
    ['AG_PAGAMENTO', ['Divergente', 'Autorizado'], ['divergentes', 'finalizados']],
    ['CONDICIONAL', ['Falha'], ['falhasOuEspera']],
    ['CONDICIONAL', ['Aguardando'], ['falhasOuEspera', 'finalizados']],
    ['NAO_ARREMATADO', [], []],
    ['RETIRADO', [], ['finalizados']],
    ['RETIRADO', ['Divergente'], ['divergentes', 'finalizados']],
    ['PAGO', ['Autorizado'], ['finalizados']],
    ['SUSPENSO', ['Autorizado'], []],
  ] as const)('%s with %j', (situacao, resultados, esperado) => {
    expect(listasDoLote({ situacao, resultados })).toEqual(esperado)
  })
})

test.each([
  [false, ['AG_PAGAMENTO'], true],
  [false, ['CONDICIONAL'], true],
  [false, ['PAGO', 'AO_VIVO'], true],
  [false, ['AO_VIVO', 'LIBERADO_LEILAO'], false],
  [false, [], false],
  [true, ['PAGO'], false],
] as const)('bought before: %s, lots %j: first purchase %s', (comprouAntes, situacoesDosLotes, esperado) => {
  expect(comprouPelaPrimeiraVez({ comprouAntes, situacoesDosLotes })).toBe(esperado)
})

test.each([
  ['Aprovado', false],
  ['Cadastrado', true],
  ['Aguardando Validação', true],
  ['Divergente', true],
])('papers %s wait: %s', (situacao, espera) => {
  expect(esperaValidacao(situacao)).toBe(espera)
})
