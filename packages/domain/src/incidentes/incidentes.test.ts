import { describe, expect, test } from 'vitest'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import { inicioDoDia } from '../calendario/tempo-brasilia.ts'
import { fimDaReclamacao, impedimentoParaReclamar } from './prazo-de-reclamacao.ts'
import {
  aceitaMensagem,
  erroDoValorDecidido,
  incidentePendente,
  podeTransitarIncidente,
  SITUACOES_DE_INCIDENTE,
  TRANSICOES_DE_INCIDENTE,
} from './states.ts'

describe('the table of states', () => {
  test('every state is reached from the first, and each that waits can be left', () => {
    expect(estadosAlcancaveis(TRANSICOES_DE_INCIDENTE, 'ABERTO')).toEqual(new Set(SITUACOES_DE_INCIDENTE))
    for (const s of SITUACOES_DE_INCIDENTE)
      expect(
        TRANSICOES_DE_INCIDENTE.some((t) => t.de === s),
        s,
      ).toBe(incidentePendente(s) || s === 'DECIDIDO')
  })
  test.each([
    ['a person of the house takes it', 'ABERTO', 'assumir', ['SAC'], {}, 'EM_ANALISE'],
    ['a client does not', 'ABERTO', 'assumir', ['Cliente'], {}, null],
    ['no one decides before it is looked at', 'ABERTO', 'decidir', ['ADM'], {}, null],
    ['without a client no question', 'EM_ANALISE', 'perguntar', ['ADM'], { temCliente: false }, null],
    ['the answer takes it back', 'AGUARDANDO_CLIENTE', 'responder', ['Cliente'], {}, 'EM_ANALISE'],
    [
      'reopened with a reason',
      'DECIDIDO',
      'reabrir',
      ['ADM'],
      { motivo: 'Foto nova', valor: 0 },
      'EM_ANALISE',
    ],
    ['not without', 'DECIDIDO', 'reabrir', ['ADM'], { motivo: ' ', valor: 0 }, null],
    ['not after money moved', 'DECIDIDO', 'reabrir', ['ADM'], { motivo: 'x', valor: 1 }, null],
    ['withdrawn by the client', 'EM_ANALISE', 'retirar', ['Cliente'], { doCliente: true }, 'RETIRADO'],
    ['not what the house opened', 'EM_ANALISE', 'retirar', ['Cliente'], { doCliente: false }, null],
  ] as const)('%s', (_, de, evento, atores, contexto, para) => {
    const r = podeTransitarIncidente({ de, evento, atores }, contexto)
    expect(r.pode ? r.para : null).toBe(para)
  })
  test('messages end with it', () => {
    expect(SITUACOES_DE_INCIDENTE.filter((s) => !aceitaMensagem(s))).toEqual(['ENCERRADO', 'RETIRADO'])
  })
})

describe('the claims window', () => {
  const dia = (d: string) => inicioDoDia(d) + 1
  const entregue = { encerrada: false, fechadaAt: dia('2026-01-10'), entregas: [dia('2026-01-20')] }
  test.each([
    ['counted from the collection', entregue, dia('2026-04-20'), true],
    ['over a day later', entregue, dia('2026-04-21'), false],
    ['no end while something is to be collected', { ...entregue, entregas: [null] }, dia('2027-04-21'), true],
    ['no end before it is paid', { ...entregue, fechadaAt: null }, dia('2027-04-21'), true],
    ['not of a sale that was called off', { ...entregue, encerrada: true }, dia('2026-02-01'), false],
  ])('%s', (_, compra, agora, pode) => {
    expect(impedimentoParaReclamar(compra, 90, agora) === null).toBe(pode)
  })
  test('ends with the day', () => {
    expect(fimDaReclamacao(entregue, 90)).toBe(inicioDoDia('2026-04-21') - 1)
  })
})

test.each([
  ['PROCEDENTE', 100, { maximo: 100 }, true],
  ['PROCEDENTE', 101, { maximo: 100 }, false],
  ['PARCIAL', 1, null, false],
  ['IMPROCEDENTE', 1, { maximo: 100 }, false],
  ['IMPROCEDENTE', 0, null, true],
] as const)('an amount of a decision: %s %s of %o', (decisao, valor, compra, pode) => {
  expect(erroDoValorDecidido(decisao, valor, compra) === null).toBe(pode)
})
