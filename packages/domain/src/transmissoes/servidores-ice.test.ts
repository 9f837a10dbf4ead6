import { expect, test } from 'vitest'
import { servidoresIce } from './servidores-ice.ts'

test.each([
  ['stun:stun.exemplo.com.br:3478', [{ urls: 'stun:stun.exemplo.com.br:3478' }]],
  [
    'turn:casa:segredo@turn.exemplo.com.br:3478',
    [{ urls: 'turn:turn.exemplo.com.br:3478', username: 'casa', credential: 'segredo' }],
  ],
  [
    'turns:turn.exemplo.com.br:5349?transport=tcp',
    [{ urls: 'turns:turn.exemplo.com.br:5349?transport=tcp' }],
  ],
  ['https://exemplo.com.br', []],
  ['', []],
] as const)('%j is read', (endereco, servidores) => {
  expect(servidoresIce([endereco])).toEqual(servidores)
})
