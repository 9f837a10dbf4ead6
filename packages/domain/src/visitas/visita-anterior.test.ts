import { describe, expect, test } from 'vitest'
import { chegar, PAUSA_DA_VISITA_MS, type VisitasGuardadas } from './visita-anterior.ts'

const T = 1_000_000_000
const guardadas: VisitasGuardadas = { antesLote: 10, ultimoLote: 40, vistaEm: T }

describe('what "since your last visit" counts from', () => {
  test.each<[string, VisitasGuardadas | null, number, number, number | null]>([
    ['no one has been here: what the browser knows', null, T, 50, 7],
    ['the same visit keeps its mark', guardadas, T + PAUSA_DA_VISITA_MS, 50, 10],
    ['after the pause, the newest lot of the last visit', guardadas, T + PAUSA_DA_VISITA_MS + 1, 50, 40],
    ['a clock that went back ends no visit', guardadas, T - 10 * PAUSA_DA_VISITA_MS, 50, 10],
  ])('%s', (_, antes, agora, maiorLote, esperado) => {
    const depois = chegar(antes, { agora, maiorLote, antesNoNavegador: 7 })
    expect(depois.antesLote).toBe(esperado)
    expect(depois.ultimoLote).toBe(50)
  })
  test('a withdrawn lot does not make old ones new again', () => {
    const depois = chegar(guardadas, { agora: T + 1, maiorLote: 35, antesNoNavegador: null })
    expect(depois.ultimoLote).toBe(40)
  })
  test('a first visit without a browser that remembers has no mark', () => {
    expect(chegar(null, { agora: T, maiorLote: 3, antesNoNavegador: null }).antesLote).toBeNull()
  })
})
