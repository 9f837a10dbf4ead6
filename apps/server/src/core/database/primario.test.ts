import { describe, expect, test } from 'vitest'
import { escolherPrimario, ligacaoA, servidoresDe } from './primario.ts'

describe('the servers that an address names', () => {
  test.each([
    ['postgresql://m@a/m', ['postgresql://m@a/m']],
    [
      'postgresql://m:s,e@a:5432,b:5433/m?target_session_attrs=read-write',
      [
        'postgresql://m:s,e@a:5432/m?target_session_attrs=read-write',
        'postgresql://m:s,e@b:5433/m?target_session_attrs=read-write',
      ],
    ],
    ['postgres://a,b,c/m', ['postgres://a/m', 'postgres://b/m', 'postgres://c/m']],
    ['postgresql://m@[::1]:1,[::2]:2/m', ['postgresql://m@[::1]:1/m', 'postgresql://m@[::2]:2/m']],
    // A comma elsewhere names no server.
    ['postgresql://m@localhost:1/m?host=%2Ftmp%2Fa,b', ['postgresql://m@localhost:1/m?host=%2Ftmp%2Fa,b']],
  ])('%s', (url, servidores) => {
    expect(servidoresDe(url)).toEqual(servidores)
  })

  test('one server is left to the driver as it is written, with a line that is probed', () => {
    expect(ligacaoA('postgresql://m@a/m')).toEqual({
      connectionString: 'postgresql://m@a/m',
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
    })
  })
})

describe('which of them takes the writes', () => {
  test.each([
    ['the one that follows no one', [null, 1], 0, 1],
    ['none while all of them follow or are silent', [null, null], 1, null],
    ['of two, the one that was promoted', [1, 2], 1, 1],
    ['not the old one, although the promoted one is silent', [1, null], 2, null],
    ['the first one again, once it was promoted again', [3, null], 2, 0],
  ] as const)('%s', (_caso, linhas, menor, esperado) => {
    expect(escolherPrimario(linhas, menor)).toBe(esperado)
  })
})
