import { describe, expect, it, test } from 'vitest'
import { montarCalendario } from '../calendario/dias-uteis.ts'
import { feriadosDosAnos } from '../calendario/feriados.ts'
import { instanteEmBrasilia } from '../calendario/tempo-brasilia.ts'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import { lembrarVisitaEm } from './lembrete-de-visita.ts'
import { agendaDeVisitas, visitasDoDia } from './horarios-de-visita.ts'
import * as states from './states.ts'

const INICIO = instanteEmBrasilia('2026-11-24', '10:00')
const FIM = instanteEmBrasilia('2026-11-24', '10:30')
const ANTES = INICIO - 24 * 3_600_000

describe('states', () => {
  it('reaches every state, and each event of a state leads one way', () => {
    expect(estadosAlcancaveis(states.TRANSICOES_DE_VISITA, 'marcada')).toEqual(
      new Set(states.SITUACOES_DE_VISITA),
    )
    const chaves = states.TRANSICOES_DE_VISITA.map((t) => `${t.de} ${t.evento}`)
    expect(new Set(chaves).size).toBe(chaves.length)
  })

  test.each([
    ['marcada', 'remarcar', 'Cliente', ANTES, 0, 'marcada'],
    ['marcada', 'remarcar', 'Cliente', INICIO, 0, 'O horário desta visita já começou.'],
    ['marcada', 'remarcar', 'Cliente', ANTES, 5, /muitas vezes/],
    ['marcada', 'cancelar', 'Cliente', ANTES, 5, 'cancelada'],
    ['marcada', 'cancelar', 'Pátio', ANTES, 0, 'cancelada'],
    ['marcada', 'chegar', 'Cliente', INICIO, 0, 'Você não tem permissão para esta ação.'],
    ['marcada', 'chegar', 'Pátio', ANTES, 0, 'Esta visita ainda não é agora.'],
    ['marcada', 'chegar', 'Pátio', INICIO - 60_000, 0, 'realizada'],
    ['marcada', 'faltar', 'Pátio', INICIO, 0, 'O horário da visita ainda não terminou.'],
    ['marcada', 'faltar', 'ADM', FIM, 0, 'nao_veio'],
    ['nao_veio', 'chegar', 'Pátio', FIM, 0, 'realizada'],
    ['cancelada', 'remarcar', 'Cliente', ANTES, 0, 'A situação atual não permite esta ação.'],
    ['realizada', 'cancelar', 'Pátio', ANTES, 0, 'A situação atual não permite esta ação.'],
  ] as const)('%s, %s by %s: %s', (de, evento, quem, agora, remarcacoes, esperado) => {
    const r = states.podeTransitarVisita(
      { de, evento, atores: [quem] },
      { agora, inicio: INICIO, fim: FIM, remarcacoes },
    )
    const disse = r.pode ? r.para : r.motivo
    if (esperado instanceof RegExp) expect(disse).toMatch(esperado)
    else expect(disse).toBe(esperado)
  })
})

describe('slots', () => {
  const patio = {
    expediente: { 1: [{ inicio: '08:00', fim: '17:00' }], 2: [{ inicio: '08:00', fim: '09:00' }] },
    capacidade: 9,
    calendario: montarCalendario('operacional', feriadosDosAnos(2026, 2027)),
  }
  const AGORA = instanteEmBrasilia('2026-11-20', '10:00')
  const doDia = (
    dia: string,
    v: { porHorario: number; abre: string | null; fecha: string | null },
    ate: number | null = null,
  ) =>
    visitasDoDia(dia, agendaDeVisitas(patio, v), new Map([[instanteEmBrasilia(dia, '09:00'), 1]]), {
      agora: AGORA,
      ate,
    })

  it('keeps to the visiting hours, with places of its own', () => {
    const d = doDia('2026-11-23', { porHorario: 1, abre: '09:00', fecha: '11:00' })
    expect(d.horarios.map((h) => [h.texto, h.livres])).toEqual([
      ['09:00', 0],
      ['09:30', 1],
      ['10:00', 1],
      ['10:30', 1],
    ])
    expect(d.horarios[0]?.impedimento).toBe('Não há mais vagas neste horário.')
  })

  it('is as long as the yard is open where the house says nothing', () =>
    expect(doDia('2026-11-24', { porHorario: 2, abre: null, fecha: null }).horarios).toHaveLength(2))

  it('says that the yard is closed where its hours and those of visits do not meet', () =>
    expect(doDia('2026-11-24', { porHorario: 2, abre: '13:00', fecha: '16:00' })).toMatchObject({
      fechado: 'O pátio não abre neste dia da semana.',
      horarios: [],
    }))

  it('ends before the sale does', () => {
    const ate = instanteEmBrasilia('2026-11-23', '10:00')
    const d = doDia('2026-11-23', { porHorario: 2, abre: '09:00', fecha: '11:00' }, ate)
    expect(d.horarios.map((h) => h.impedimento)).toEqual([
      null,
      null,
      'Neste horário a venda já terá terminado.',
      'Neste horário a venda já terá terminado.',
    ])
    expect(doDia('2026-11-24', { porHorario: 2, abre: null, fecha: null }, ate)).toMatchObject({
      fechado: 'A venda já terá terminado.',
      horarios: [],
    })
  })
})

describe('reminder', () => {
  const as = (dia: string, hora: string) => instanteEmBrasilia(dia, hora)

  test.each([
    ['of a morning', as('2026-11-24', '08:00'), as('2026-11-20', '10:00'), as('2026-11-23', '09:00')],
    ['of a late evening', as('2026-11-24', '23:30'), as('2026-11-20', '10:00'), as('2026-11-23', '09:00')],
    ['booked in the night before', INICIO, as('2026-11-23', '03:00'), as('2026-11-23', '09:00')],
    ['booked an hour before it', INICIO, as('2026-11-23', '08:00'), null],
    ['booked after it', INICIO, as('2026-11-23', '18:00'), null],
    ['booked for the same day', INICIO, as('2026-11-24', '08:00'), null],
  ] as const)('%s', (_nome, inicio, agora, esperado) => expect(lembrarVisitaEm(inicio, agora)).toBe(esperado))
})
