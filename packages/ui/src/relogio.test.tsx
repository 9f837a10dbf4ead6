import { describe, expect, it } from 'vitest'
import { avisoDeContagem } from './countdown-notices.tsx'
import { formatarRelativo } from './relative-time.tsx'
import { formatarContagem, formatarDataHora } from './relogio.ts'

const S = 1000
const MIN = 60 * S
const H = 60 * MIN
const D = 24 * H

describe('countdown', () => {
  it.each([
    [3 * D + 4 * H, '3 d 04 h', 'dias'],
    [D, '1 d 00 h', 'dias'],
    [D - S, '23:59:59', 'horas'],
    [D - 1, '1 d 00 h', 'dias'],
    [4 * H + 12 * MIN + 9 * S, '04:12:09', 'horas'],
    [H, '01:00:00', 'horas'],
    [H - S, '59:59', 'minutos'],
    [12 * MIN + 9 * S, '12:09', 'minutos'],
    [10 * S + 1, '00:11', 'minutos'],
    [10 * S, '00:10', 'final'],
    [1, '00:01', 'final'],
    [0, '00:00', 'encerrada'],
    [-5 * S, '00:00', 'encerrada'],
  ])('%d ms left shows %s (%s)', (ms, texto, fase) => {
    expect(formatarContagem(ms)).toEqual({ texto, fase })
  })

  it('never shows 00:00 while there is time left', () => {
    for (let ms = 1; ms < 3 * S; ms += 7) expect(formatarContagem(ms).texto).not.toBe('00:00')
  })
})

describe('notices of the countdown', () => {
  it.each([
    [6 * MIN, null],
    [5 * MIN, 'Menos de 5 minutos para encerrar'],
    [MIN + 1, 'Menos de 5 minutos para encerrar'],
    [MIN, 'Menos de 1 minuto para encerrar'],
    [30 * S, 'Últimos 30 segundos'],
    [10 * S, 'Últimos 10 segundos'],
    [1, 'Últimos 10 segundos'],
    [0, null],
  ])('%d ms left says %s', (ms, texto) => {
    expect(avisoDeContagem(ms)).toBe(texto)
  })

  it('speaks four times in the last hour, not once a second', () => {
    const ditos = new Set(Array.from({ length: 3600 }, (_, s) => avisoDeContagem(s * S)))
    expect(ditos.size).toBe(5)
  })
})

describe('relative and absolute time', () => {
  const agora = Date.UTC(2026, 10, 20, 18, 30)
  it.each([
    [-30 * S, 'agora'],
    [30 * S, 'agora'],
    [-MIN, 'há 1 minuto'],
    [-3 * MIN, 'há 3 minutos'],
    [2 * H, 'em 2 horas'],
    [-25 * H, 'há 1 dia'],
    [-31 * D, 'há 1 mês'],
    [62 * D, 'em 2 meses'],
    [-800 * D, 'há 2 anos'],
  ])('%d ms away is %s', (ms, texto) => {
    expect(formatarRelativo(agora + ms, agora)).toBe(texto)
  })

  it('shows Brasília, at midnight too', () => {
    expect(formatarDataHora(agora)).toBe('20/11/2026 15:30')
    expect(formatarDataHora(Date.UTC(2026, 10, 21, 3, 0))).toBe('21/11/2026 00:00')
  })
})
