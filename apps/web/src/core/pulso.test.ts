import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { criarPulso } from './pulso.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('asks at once, then every thirty seconds or so, while something comes back', () => {
  const calou = vi.fn()
  const perguntar = vi.fn(() => void setTimeout(() => pulso.ouviu(), 200))
  const pulso = criarPulso(perguntar, calou, () => 1)
  pulso.bater()
  expect(perguntar).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(35_900)
  expect(perguntar).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(200)
  expect(perguntar).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(10 * 36_000)
  expect(perguntar).toHaveBeenCalledTimes(12)
  expect(calou).not.toHaveBeenCalled()
  pulso.parar()
  vi.advanceTimersByTime(100_000)
  expect(perguntar).toHaveBeenCalledTimes(12)
})

test('nothing within ten seconds is a silent server, said once', () => {
  const calou = vi.fn()
  const pulso = criarPulso(() => undefined, calou)
  pulso.bater()
  pulso.bater()
  vi.advanceTimersByTime(9_900)
  expect(calou).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(calou).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100_000)
  expect(calou).toHaveBeenCalledTimes(1)
})

test('a clock that is doubted is asked in a moment, once in a while, even while an answer is awaited', () => {
  const perguntar = vi.fn(() => void setTimeout(() => pulso.ouviu(), 200))
  const pulso = criarPulso(
    perguntar,
    () => undefined,
    () => 0,
  )
  pulso.bater()
  for (let i = 0; i < 50; i++) {
    pulso.logo()
    vi.advanceTimersByTime(100)
  }
  expect(perguntar).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(7_000)
  pulso.logo()
  pulso.parar()
  vi.advanceTimersByTime(60_000)
  expect(perguntar).toHaveBeenCalledTimes(2)
})
