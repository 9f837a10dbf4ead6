import { describe, expect, test } from 'vitest'
import { enderecoNela } from './passe-de-ver.ts'

const pagina = { protocol: 'https:', host: 'leilao.exemplo.com.br' }
const assistida = (uid: string) => ({
  canal: { uid, nome: uid, situacao: 'NO_AR' as const, gravar: true, disponivel: true, comecou: true },
  ver: { token: 'a+b', segundos: 1_200 },
})

describe('the address of a broadcast', () => {
  test.each([
    ['ver', 'wss://leilao.exemplo.com.br/v1/midia/ver/um?t=a%2Bb'],
    ['master.m3u8', '/v1/midia/um/master.m3u8?t=a%2Bb'],
    ['quadro.jpg', '/v1/midia/um/quadro.jpg?t=a%2Bb'],
  ] as const)('%s', (oque, endereco) => {
    expect(enderecoNela(assistida('um'), oque, pagina)).toBe(endereco)
    expect(enderecoNela(assistida('um'), oque, pagina, 'um')).toBe(endereco)
  })
  test('a player of one channel gets none of another one', () => {
    expect(enderecoNela(assistida('dois'), 'ver', pagina, 'um')).toBeNull()
  })
  test('there is none without a channel', () => {
    expect(enderecoNela({ canal: null, ver: null }, 'ver', pagina)).toBeNull()
  })
})
