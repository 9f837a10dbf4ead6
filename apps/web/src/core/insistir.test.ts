import { expect, test } from 'vitest'
import { insistir } from './insistir.ts'

test('asks until it comes, waits longer each time, and says that it failed', async () => {
  const esperas: number[] = []
  let falhas = 0
  let vezes = 0
  const veio = await insistir(
    () => (++vezes < 8 ? Promise.reject(new TypeError('no line')) : Promise.resolve('script')),
    () => void falhas++,
    (ms) => Promise.resolve(void esperas.push(ms)),
  )
  expect(veio).toBe('script')
  expect(falhas).toBe(7)
  expect(esperas).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000])
})
