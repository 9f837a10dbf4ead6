import { afterEach, expect, test, vi } from 'vitest'
import { deTempoEmTempo } from './de-tempo-em-tempo.ts'

afterEach(() => void vi.useRealTimers())

test('a price that changes all the time is said every few seconds, and no more after the end', () => {
  vi.useFakeTimers()
  let centavos = 0
  const bater = setInterval(() => (centavos += 100), 1_900)
  const ditos: string[] = []
  const parar = deTempoEmTempo(
    () => `R$ ${centavos / 100}`,
    (t) => ditos.push(t),
    5_000,
  )
  vi.advanceTimersByTime(16_000)
  expect(ditos).toEqual(['R$ 2', 'R$ 5', 'R$ 7'])
  parar()
  vi.advanceTimersByTime(20_000)
  expect(ditos).toHaveLength(3)
  clearInterval(bater)
})
