import { describe, expect, test } from 'vitest'
import type { EstadoLote, RegrasDeLance } from './estado-do-lote.ts'
import {
  AGORA,
  codigoDaResposta,
  compreJa,
  jogar,
  loteDeExemplo,
  manual,
  proposta,
  R,
  resumo,
  teto,
} from './exemplos.ts'
import { julgarLance } from './julgar-lance.ts'

describe('accepted values', () => {
  test.each([
    ['below the minimum', null, 999_99, 'valor-abaixo'],
    ['the minimum', null, 1000 * R, 'aceito'],
    ['above the minimum', null, 1234_56, 'aceito'],
    ['one centavo short of the increment', 1000 * R, 1099_99, 'valor-abaixo'],
    ['the increment', 1000 * R, 1100 * R, 'aceito'],
    ['zero', null, 0, 'valor-malformado'],
    ['negative', null, -100, 'valor-malformado'],
    ['half a centavo', null, 1000_00.5, 'valor-malformado'],
    ['not a number', null, Number.NaN, 'valor-malformado'],
    ['beyond the limit', null, 100_000_000_000, 'valor-malformado'],
    ['at the limit', null, 99_999_999_999, 'aceito'],
  ] as const)('%s', (_, atual, valor, esperado) => {
    const lote = loteDeExemplo(
      atual === null ? {} : { valor: atual, seq: 1, lider: { tipo: 'cliente', cliUid: 'x', apelido: 'x' } },
    )
    expect(codigoDaResposta(lote, manual('B', valor))).toBe(esperado)
    if (esperado !== 'aceito') expect(codigoDaResposta(lote, teto('B', valor))).toBe(esperado)
  })

  test('the refusal tells the value that is accepted now, also after a tie', () => {
    const { lote } = jogar(loteDeExemplo(), [teto('A', 2000 * R)])
    expect(julgarLance(lote, manual('B', 1000 * R), AGORA)).toMatchObject({
      recusa: { codigo: 'valor-abaixo', valorAceito: 1100 * R },
    })
    expect(julgarLance(lote, manual('B', 2000 * R), AGORA)).toMatchObject({
      recusa: { codigo: 'empate-com-automatico', valorAceito: 2100 * R },
    })
  })
})

describe('unusually high values ask for a confirmation', () => {
  const semConfirmar = { confirmarValorAlto: false }
  // Accepted next: 1100; 50 % above it is 1650; ten increments above it is 2100.
  const { lote } = jogar(loteDeExemplo(), [manual('A', 1000 * R)])
  const caro = jogar(loteDeExemplo({}, { minimo: 50_000 * R }), [manual('A', 50_000 * R)]).lote

  test.each([
    ['the accepted value itself', lote, manual('B', 1100 * R, semConfirmar), 'aceito'],
    ['50 % above', lote, manual('B', 1650 * R, semConfirmar), 'aceito'],
    ['more than 50 % above', lote, manual('B', 1650_01, semConfirmar), 'confirmar-valor-alto'],
    ['more than 50 % above, confirmed', lote, manual('B', 1650_01), 'aceito'],
    ['ten increments above', caro, manual('B', 51_100 * R, semConfirmar), 'aceito'],
    ['more than ten increments above', caro, manual('B', 51_100_01, semConfirmar), 'confirmar-valor-alto'],
    ['a ceiling many increments above', caro, teto('B', 70_000 * R, semConfirmar), 'aceito'],
    ['a ceiling more than 50 % above', caro, teto('B', 80_000 * R, semConfirmar), 'confirmar-valor-alto'],
    ['raising one’s own ceiling far', caro, teto('A', 80_000 * R, semConfirmar), 'confirmar-valor-alto'],
    ['raising one’s own ceiling far, confirmed', caro, teto('A', 80_000 * R), 'aceito'],
  ] as const)('%s', (_, estado, pedido, esperado) => {
    expect(codigoDaResposta(estado, pedido)).toBe(esperado)
  })

  test('the smallest legal bid never asks, however small the lot', () => {
    const pequeno = jogar(loteDeExemplo({}, { minimo: 50 * R, incremento: 50 * R }), [
      manual('A', 50 * R),
    ]).lote
    expect(codigoDaResposta(pequeno, manual('B', 100 * R, semConfirmar))).toBe('aceito')
  })

  test('an unconfirmed value neither moves the price to a ceiling nor tells where it lies', () => {
    const comTeto = jogar(lote, [teto('C', 9000 * R)]).lote
    for (const valor of [8999, 9000, 9001]) {
      const julgamento = julgarLance(comTeto, manual('B', valor * R, semConfirmar), AGORA)
      expect(julgamento).toMatchObject({
        recusa: { codigo: 'confirmar-valor-alto' },
        eventos: [],
        lote: comTeto,
      })
    }
  })

  test('lowering one’s ceiling never asks', () => {
    const comTeto = jogar(caro, [teto('A', 90_000 * R)]).lote
    expect(codigoDaResposta(comTeto, teto('A', 85_000 * R, semConfirmar))).toBe('aceito')
  })
})

describe('time', () => {
  const fim = (segundos: number) => AGORA + segundos * 1000
  const casos: [string, Partial<EstadoLote>, Partial<RegrasDeLance>, string][] = [
    ['plenty of time left', { dataFim: fim(60) }, {}, 'vencendo | A M 1000'],
    ['exactly at the cut-off', { dataFim: fim(20) }, {}, 'vencendo | A M 1000'],
    ['inside the cut-off', { dataFim: fim(19.999) }, {}, 'vencendo | A M 1000 | fim +20s incremento'],
    ['the last millisecond', { dataFim: fim(0.001) }, {}, 'vencendo | A M 1000 | fim +20s incremento'],
    [
      'the lot takes no increment',
      { dataFim: fim(1) },
      { recebeIncrementoTempo: false },
      'vencendo | A M 1000',
    ],
    ['never backwards', { dataFim: fim(15) }, { incrementoAposLancesSegundos: 10 }, 'vencendo | A M 1000'],
    ['no clock', { dataFim: null }, {}, 'vencendo | A M 1000'],
    [
      'a call: back to AO_VIVO with the whole clock',
      { situacao: 'DOULHE_UMA', dataFim: fim(-5) },
      { encerraPorTempo: false },
      'vencendo | A M 1000 | reabre de DOULHE_UMA | fim +30s reabertura',
    ],
    [
      'a call without a clock',
      { situacao: 'DOULHE_DUAS' },
      { encerraPorTempo: false, cronometroSegundos: null },
      'vencendo | A M 1000 | reabre de DOULHE_DUAS',
    ],
    [
      'on the block after the clock ran out: still open until the call',
      { situacao: 'AO_VIVO', dataFim: fim(-1) },
      { encerraPorTempo: false },
      'vencendo | A M 1000 | fim +20s incremento',
    ],
  ]
  test.each(casos)('%s', (_, estado, regras, esperado) => {
    expect(jogar(loteDeExemplo(estado, regras), [manual('A', 1000 * R)]).linhas).toEqual([esperado])
  })

  test('a bid at the very end of an online lot is too late, a millisecond before is not', () => {
    const lote = loteDeExemplo({ dataFim: AGORA })
    expect(julgarLance(lote, manual('A', 1000 * R), AGORA)).toMatchObject({
      recusa: { codigo: 'lote-nao-aberto', situacao: 'LIBERADO_LEILAO', tempoEsgotado: true },
    })
    expect(codigoDaResposta(lote, manual('A', 1000 * R), AGORA - 1)).toBe('aceito')
  })

  test('a refused tie moves the price, so it moves the end too', () => {
    const { lote } = jogar(loteDeExemplo({ dataFim: fim(5) }, { incrementoAposLancesSegundos: 3 }), [
      teto('A', 2000 * R),
    ])
    const tarde = { ...lote, dataFim: fim(1) }
    expect(jogar(tarde, [manual('B', 2000 * R)]).linhas).toEqual([
      'empate-com-automatico | A A 2000 | fim +3s incremento',
    ])
  })

  test('what moves no price moves no clock', () => {
    const { lote } = jogar(loteDeExemplo({ dataFim: fim(60) }), [teto('A', 2000 * R)])
    const tarde = { ...lote, dataFim: fim(1) }
    expect(jogar(tarde, [teto('A', 3000 * R), teto('A', null), proposta('B', 500 * R)]).linhas).toEqual([
      'vencendo | A C 3000',
      'vencendo | A C -',
      'proposta | B P 500',
    ])
  })
})

describe('proposals and buy-now', () => {
  test('a proposal is recorded and changes nothing else', () => {
    const antes = jogar(loteDeExemplo(), [teto('A', 2000 * R)]).lote
    const { linhas, lote } = jogar(antes, [proposta('B', 10 * R), proposta('A', 900 * R)])
    expect(linhas).toEqual(['proposta | B P 10', 'proposta | A P 900'])
    expect(lote).toEqual({ ...antes, seq: antes.seq + 2 })
  })

  test('buy-now reserves the lot for 30 minutes, cancels the ceiling, keeps the price of the dispute', () => {
    const antes = jogar(loteDeExemplo({}, { compreJa: 9000 * R }), [teto('A', 2000 * R)]).lote
    const julgamento = julgarLance(antes, compreJa('B', 9000 * R), AGORA)
    expect(julgamento).toMatchObject({ tipo: 'aceito', situacao: 'vencedor' })
    expect(julgamento.eventos.map(resumo)).toEqual(['A C -', 'B B 9000'])
    expect(julgamento.eventos.at(-1)).toMatchObject({ reservaAte: AGORA + 30 * 60_000 })
    expect(julgamento.lote).toMatchObject({ situacao: 'BUY_NOW', valor: 1000 * R, teto: null })
    expect(codigoDaResposta(julgamento.lote, manual('C', 5000 * R))).toBe('lote-nao-aberto')
  })

  test.each([
    ['no price', null, 1000, 'tipo-nao-aceito'],
    ['bids reached it', 1000, 1000, 'tipo-nao-aceito'],
    ['another price was shown', 9000, 8999, 'preco-mudou'],
    ['a higher price was shown', 9000, 9001, 'preco-mudou'],
    ['malformed', 9000, 0, 'valor-malformado'],
    ['the price', 9000, 9000, 'aceito'],
  ] as const)('buy-now: %s', (_, preco, valor, esperado) => {
    const regras = { compreJa: preco === null ? null : preco * R }
    const { lote } = jogar(loteDeExemplo({}, regras), [manual('A', 1000 * R)])
    expect(codigoDaResposta(lote, compreJa('B', valor * R))).toBe(esperado)
  })

  test('a malformed proposal', () => {
    expect(codigoDaResposta(loteDeExemplo(), proposta('B', 0.5))).toBe('valor-malformado')
  })
})
