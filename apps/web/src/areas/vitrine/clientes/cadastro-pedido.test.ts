// Who was invited and looked around first still signs up as a guest of who invited him.
import { afterEach, expect, test, vi } from 'vitest'
import { conviteDe } from './cadastro-pedido.ts'

const guardado = new Map<string, string>()
const armazem = {
  getItem: (k: string) => guardado.get(k) ?? null,
  setItem: (k: string, v: string) => guardado.set(k, v),
}

afterEach(() => {
  guardado.clear()
  vi.unstubAllGlobals()
})

test('the invitation of the tab holds until another one comes', () => {
  vi.stubGlobal('sessionStorage', armazem)
  expect(conviteDe(null)).toBeUndefined()
  expect(conviteDe('abc')).toBe('abc')
  expect(conviteDe(null)).toBe('abc')
  expect(conviteDe('x'.repeat(60))).toBe('x'.repeat(40))
  expect(conviteDe('')).toBe('x'.repeat(40))
})

test('a browser that keeps nothing takes the one of the address', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('off')
    },
    setItem: () => {
      throw new Error('off')
    },
  })
  expect([conviteDe('abc'), conviteDe(null)]).toEqual(['abc', undefined])
})
