import { expect, test } from 'vitest'
import { origemPublica } from './origem-publica.ts'

const FORA = { portaPublica: undefined, atrasDeProxy: false }
const PROXY = { portaPublica: undefined, atrasDeProxy: true }
test.each([
  [
    'the port that we listen on, whatever the header says',
    'leilao.localhost:6666',
    false,
    3000,
    FORA,
    'http://leilao.localhost:3000',
  ],
  [
    'no port where it is the usual one',
    'Leilao.exemplo.com.br',
    false,
    80,
    FORA,
    'http://leilao.exemplo.com.br',
  ],
  ['behind a proxy none', 'exemplo.com.br:8443', true, 3000, PROXY, 'https://exemplo.com.br'],
  [
    'or the one that is set',
    'exemplo.com.br:1',
    true,
    3000,
    { ...PROXY, portaPublica: 8443 },
    'https://exemplo.com.br:8443',
  ],
  [
    'set to the usual one',
    'exemplo.com.br:1',
    true,
    3000,
    { ...PROXY, portaPublica: 443 },
    'https://exemplo.com.br',
  ],
] as const)('%s', (_, host, https, porta, config, esperado) => {
  expect(origemPublica({ host, https, porta }, config)).toBe(esperado)
})
