import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { comRede } from './ao-ver.ts'

const ouvintes = new Map<string, () => void>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', (nome: string, fn: () => void) => ouvintes.set(nome, fn))
  vi.stubGlobal('removeEventListener', (nome: string) => ouvintes.delete(nome))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function parte(falhas: number) {
  let vezes = 0
  return () => {
    vezes += 1
    return vezes > falhas ? Promise.resolve(`na vez ${vezes}`) : Promise.reject(new Error('no line'))
  }
}

test('a late part that does not come without a line comes when the line is back, and takes no page away', async () => {
  const veio = comRede(parte(1))
  await vi.waitFor(() => expect(ouvintes.has('online')).toBe(true))
  ouvintes.get('online')?.()
  expect(await veio).toBe('na vez 2')
  expect(ouvintes.has('online')).toBe(false)
})

test('where the browser does not tell that the line is back it is tried again by the clock', async () => {
  const veio = comRede(parte(2))
  await vi.advanceTimersByTimeAsync(14_000)
  expect(ouvintes.has('online')).toBe(true)
  await vi.advanceTimersByTimeAsync(17_000)
  expect(await veio).toBe('na vez 3')
})

test('the server does not wait for a line', async () => {
  vi.stubGlobal('window', undefined)
  await expect(comRede(parte(1))).rejects.toThrow('no line')
})
