import { afterEach, beforeEach, expect, test } from 'vitest'
import { desligarAparelho, mostrarNoIcone } from './este-aparelho.ts'

let icone: number | null
const por = (mais: object): void => {
  for (const [nome, value] of Object.entries(mais))
    Object.defineProperty(navigator, nome, { value, configurable: true })
}
beforeEach(() => {
  icone = null
  por({
    setAppBadge: async (n: number) => {
      icone = n
    },
    clearAppBadge: async () => {
      icone = null
    },
  })
})
afterEach(() => {
  for (const nome of ['setAppBadge', 'clearAppBadge', 'serviceWorker'])
    Reflect.deleteProperty(navigator, nome)
})

test('the icon tells how many are unread, and nothing when none is', () => {
  mostrarNoIcone(3)
  expect(icone).toBe(3)
  mostrarNoIcone(0)
  expect(icone).toBeNull()
})

test.each([
  ['a device that was never signed up', { getRegistration: async () => undefined }],
  ['a device whose notices cannot be taken back now', { getRegistration: () => Promise.reject(new Error()) }],
])('who leaves leaves no number on the icon of %s', async (_, serviceWorker) => {
  por({ serviceWorker })
  mostrarNoIcone(3)
  await desligarAparelho()
  expect(icone).toBeNull()
})

test('a browser without a number on its icon is left alone', async () => {
  Reflect.deleteProperty(navigator, 'setAppBadge')
  por({ serviceWorker: undefined })
  await expect(desligarAparelho()).resolves.toBeUndefined()
})
