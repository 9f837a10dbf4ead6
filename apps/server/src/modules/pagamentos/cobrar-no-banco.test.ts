import { expect, test } from 'vitest'
import { origemDoAviso } from './cobrar-no-banco.ts'

test.each([
  ['https://casa.com.br', 'https://casa.com.br'],
  ['https://casa.com.br:4443', 'https://casa.com.br'],
  ['http://casa.com.br:9', 'https://casa.com.br'],
])('in production the bank posts by TLS on the usual port: %s', (origem, certa) => {
  expect(origemDoAviso(origem, { demo: false })).toBe(certa)
})

test('the demonstration is reached where it was asked', () => {
  expect(origemDoAviso('http://leilao.localhost:3000', { demo: true })).toBe('http://leilao.localhost:3000')
})
