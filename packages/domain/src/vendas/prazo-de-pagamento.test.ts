import { describe, expect, test } from 'vitest'
import { montarCalendario } from '../calendario/dias-uteis.ts'
import { feriadosDosAnos } from '../calendario/feriados.ts'
import { instanteEmBrasilia } from '../calendario/tempo-brasilia.ts'
import {
  diasDeAtraso,
  fimDoDiaDePagamento,
  impedimentoDaDesistencia,
  impedimentoDoNovoPrazo,
  prazoDaVenda,
  ultimoDiaParaPagar,
  type VendaNoPrazo,
} from './prazo-de-pagamento.ts'
import type { SituacaoDeVenda } from './states.ts'

const bancario = montarCalendario('bancario', feriadosDosAnos(2026, 2027))
// 2026-11-20 is a Friday and a holiday.
const PRAZO = fimDoDiaDePagamento('2026-11-18')
const em = instanteEmBrasilia

describe('where a sale stands against its deadline', () => {
  test.each<[string, SituacaoDeVenda, number, string]>([
    ['two days before', 'Aguardando Pagamento', em('2026-11-16', '10:00'), 'no-prazo'],
    ['on the last day', 'Aguardando Pagamento', em('2026-11-18', '08:00'), 'vence-logo'],
    ['its last second', 'Aguardando Pagamento', PRAZO, 'vence-logo'],
    ['the day after', 'Aguardando Pagamento', em('2026-11-19', '00:00'), 'vencido'],
    ['proofs were sent', 'Aguardando Validação', em('2026-11-25', '00:00'), 'sem-prazo'],
    ['paid', 'Fechada', em('2026-11-25', '00:00'), 'sem-prazo'],
    ['conditional', 'Condicional', em('2026-11-25', '00:00'), 'sem-prazo'],
    ['ended', 'Cliente Desistiu', em('2026-11-25', '00:00'), 'sem-prazo'],
  ])('%s', (_, situacao, agora, esperado) => expect(prazoDaVenda(situacao, PRAZO, agora)).toBe(esperado))

  test.each([
    [em('2026-11-18', '23:00'), 0],
    [em('2026-11-19', '00:10'), 1],
    [em('2026-11-22', '12:00'), 4],
  ])('days late', (agora, dias) => expect(diasDeAtraso(PRAZO, agora)).toBe(dias))

  test.each([
    ['a Wednesday', '2026-11-18', '2026-11-19'],
    ['before a holiday and a weekend', '2026-11-19', '2026-11-23'],
    ['a Saturday', '2026-11-21', '2026-11-23'],
  ])('the bank day after %s', (_, dia, esperado) =>
    expect(ultimoDiaParaPagar(fimDoDiaDePagamento(dia), bancario)).toBe(esperado),
  )
})

describe('an unpaid sale ends by itself', () => {
  const venda = (mudar: Partial<VendaNoPrazo> = {}): VendaNoPrazo => ({
    situacao: 'Aguardando Pagamento',
    prazo: PRAZO,
    pagamentos: [],
    lotesAguardando: true,
    ...mudar,
  })
  const linha = (
    situacao: VendaNoPrazo['pagamentos'][number]['situacao'],
    cobrancaAte: number | null = null,
  ) => ({
    pagamentos: [{ situacao, cobrancaAte }],
  })
  const DEPOIS = em('2026-11-20', '00:01')
  test.each<[string, Partial<VendaNoPrazo>, number, RegExp | null]>([
    ['nothing was paid and the bank day is over', {}, DEPOIS, null],
    ['the day itself', {}, em('2026-11-18', '20:00'), /não venceu/],
    ['the bank day that still counts', {}, em('2026-11-19', '23:30'), /dia bancário/],
    ['a line without proof counts as nothing', linha('aguardandoEnvio'), DEPOIS, null],
    ['a proof waits', linha('aguardandoValidacao'), DEPOIS, /decida/],
    ['a divergent proof', linha('divergente'), DEPOIS, /decida/],
    ['part of it approved', linha('aprovado'), DEPOIS, /decida/],
    ['a charge that may still be paid', linha('aguardandoEnvio', DEPOIS + 60_000), DEPOIS, /cobrança/],
    ['a charge that ran out', linha('aguardandoEnvio', DEPOIS - 60_000), DEPOIS, null],
    ['a lot has a boleto', { lotesAguardando: false }, DEPOIS, /lotes/],
    ['it waits for validation', { situacao: 'Aguardando Validação' }, DEPOIS, /não venceu/],
    ['it has ended already', { situacao: 'Cliente Desistiu' }, DEPOIS, /não venceu/],
  ])('%s', (_, mudar, agora, esperado) => {
    const motivo = impedimentoDaDesistencia(venda(mudar), agora, bancario)
    if (esperado === null) expect(motivo).toBeNull()
    else expect(motivo).toMatch(esperado)
  })
})

test.each<[string, SituacaoDeVenda, string, RegExp | null]>([
  ['today', 'Aguardando Pagamento', '2026-11-20', null],
  ['in a week', 'Aguardando Pagamento', '2026-11-27', null],
  ['yesterday', 'Aguardando Pagamento', '2026-11-19', /passado/],
  ['in half a year', 'Aguardando Pagamento', '2027-05-20', /60 dias/],
  ['of a closed sale', 'Fechada', '2026-11-27', /aguarda pagamento/],
])('a new deadline: %s', (_, situacao, dia, esperado) => {
  const motivo = impedimentoDoNovoPrazo(situacao, dia, em('2026-11-20', '10:00'))
  if (esperado === null) expect(motivo).toBeNull()
  else expect(motivo).toMatch(esperado)
})
