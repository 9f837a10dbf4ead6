import { describe, expect, test } from 'vitest'
import { palavras } from '../hotsites/palavras.ts'
import { SITUACOES_DE_LOTE, type SituacaoLote } from '../lotes/situacoes.ts'
import {
  ESTADOS_DO_LANCE,
  type EstadoDoLance,
  estadoDoMeuLance,
  rotuloDoMeuLance,
} from './estado-do-lance.ts'

const caso = (situacao: SituacaoLote, meuLance: number | null, vendidoParaMim: boolean | null = null) =>
  estadoDoMeuLance({ meuLance, lanceAtual: 100, situacao, vendidoParaMim })

describe('every state of a lot: top bidder, outbid bidder', () => {
  test.each<[SituacaoLote, EstadoDoLance, EstadoDoLance]>([
    ['CADASTRADO', 'ganhando', 'superado'],
    ['PENDENTE', 'ganhando', 'superado'],
    ['LIBERADO_LEILAO', 'ganhando', 'superado'],
    ['PLACAR', 'ganhando', 'superado'],
    ['AO_VIVO', 'ganhando', 'superado'],
    ['DOULHE_UMA', 'ganhando', 'superado'],
    ['DOULHE_DUAS', 'ganhando', 'superado'],
    ['REPASSE', 'ganhando', 'superado'],
    ['SUSPENSO', 'ganhando', 'superado'],
    ['BUY_NOW', 'superado', 'superado'],
    ['CONDICIONAL', 'condicional', 'finalizado'],
    ['CONDICIONAL_NEGADA', 'condicional-negada', 'finalizado'],
    ['NEGADA_CONDICIONAL', 'condicional-negada', 'finalizado'],
    ['NAO_ARREMATADO', 'finalizado', 'finalizado'],
    ['RECOMPRA', 'finalizado', 'finalizado'],
    ['RETIRADO', 'finalizado', 'finalizado'],
    ['CANCELADO_NO_LEILAO', 'finalizado', 'finalizado'],
    ['LOTE_CANCELADO', 'finalizado', 'finalizado'],
    ['AG_CLIENTE', 'vencedor', 'finalizado'],
    ['AG_PAGAMENTO', 'vencedor', 'finalizado'],
    ['BOLETO', 'vencedor', 'finalizado'],
    ['PARCIAL_CARTAO', 'vencedor', 'finalizado'],
    ['PAGO_CARTAO', 'vencedor', 'finalizado'],
    ['PAGO', 'vencedor', 'finalizado'],
    ['CLIENTE_DESISTIU', 'vencedor', 'finalizado'],
  ])('%s: %s, %s', (situacao, maior, menor) => {
    expect([caso(situacao, 100), caso(situacao, 99)]).toEqual([maior, menor])
    expect(caso(situacao, null)).toBe('nao-esta-participando')
  })

  test('no state is missing above', () => {
    expect(SITUACOES_DE_LOTE).toHaveLength(25)
  })
})

test('a sale to another client (buy-now, proposal) makes no winner of the top bidder', () => {
  expect(caso('AG_PAGAMENTO', 100, false)).toBe('finalizado')
  expect(caso('PAGO', 100, true)).toBe('vencedor')
})

test('who bought without a bid, or under the top bid, won', () => {
  expect(caso('BUY_NOW', null, true)).toBe('vencedor')
  expect(caso('AG_PAGAMENTO', 99, true)).toBe('vencedor')
})

test('a bid is at least a lot’s current bid when the lot shows none', () => {
  const antigo = { meuLance: 1, lanceAtual: null, situacao: 'AO_VIVO', vendidoParaMim: null } as const
  expect(estadoDoMeuLance(antigo)).toBe('ganhando')
})

test('labels of the two kinds of hotsite', () => {
  expect(ESTADOS_DO_LANCE.map((estado) => rotuloDoMeuLance(estado, palavras('leilao')))).toEqual([
    '',
    'Ganhando',
    'Superado',
    'Ganhou',
    'Condicional',
    'Condicional negada',
    'Finalizado',
  ])
  expect(rotuloDoMeuLance('ganhando', palavras('loja'))).toBe('Melhor oferta')
  expect(rotuloDoMeuLance('superado', palavras('loja'))).toBe('Oferta superada')
})
