import { expect, test } from 'vitest'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import {
  numeroDaDevolucao,
  podeTransitarDevolucao,
  SITUACOES_DE_DEVOLUCAO,
  TRANSICOES_DE_DEVOLUCAO,
  uidDaDevolucao,
} from './devolucao-do-pagamento.ts'

test('every state is reached from the first, and each event of a state leads one way', () => {
  expect(estadosAlcancaveis(TRANSICOES_DE_DEVOLUCAO, 'a_devolver')).toEqual(new Set(SITUACOES_DE_DEVOLUCAO))
  const chaves = TRANSICOES_DE_DEVOLUCAO.map((t) => `${t.de} ${t.evento}`)
  expect(new Set(chaves).size).toBe(chaves.length)
})

test.each([
  ['a_devolver', 'pedir', 'Acerto', { voltaPorOndeVeio: true }, 'pedida'],
  [
    'a_devolver',
    'pedir',
    'Acerto',
    { voltaPorOndeVeio: false },
    'Este dinheiro não veio por Pix nem por cartão: registre como foi devolvido.',
  ],
  ['a_devolver', 'pedir', 'SAC', { voltaPorOndeVeio: true }, 'Você não tem permissão para esta ação.'],
  [
    'a_devolver',
    'registrarDevolucao',
    'Financeiro',
    { voltaPorOndeVeio: false, destino: ' ' },
    'Informe para onde o dinheiro foi.',
  ],
  [
    'a_devolver',
    'registrarDevolucao',
    'Financeiro',
    { voltaPorOndeVeio: false, destino: 'BB 1234' },
    'devolvida',
  ],
  [
    'pedida',
    'registrarDevolucao',
    'Acerto',
    { voltaPorOndeVeio: true, destino: 'x' },
    'A situação atual não permite esta ação.',
  ],
  ['pedida', 'recusarDevolucao', 'sistema', { voltaPorOndeVeio: true }, 'a_devolver'],
  ['pedida', 'confirmarDevolucao', 'sistema', { voltaPorOndeVeio: true }, 'devolvida'],
] as const)('%s, %s by %s %j: %s', (de, evento, ator, contexto, esperado) => {
  const r = podeTransitarDevolucao({ de, evento, atores: [ator] }, contexto)
  expect(r.pode ? r.para : r.motivo).toBe(esperado)
})

test('the number at the bank leads back to its refund, whatever the attempt', () => {
  const uid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  for (const n of [0, 1, 12]) {
    const numero = numeroDaDevolucao(uid, n)
    expect(numero).toMatch(/^[a-z0-9]{1,35}$/)
    expect(uidDaDevolucao(numero)).toBe(uid)
  }
  expect(numeroDaDevolucao(uid, 1)).not.toBe(numeroDaDevolucao(uid, 0))
  expect(uidDaDevolucao('D2026112312345')).toBeNull()
})
