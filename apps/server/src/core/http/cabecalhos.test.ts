// What the content security policy adds for a house: hosts of scripts everywhere, the host of map tiles for pictures alone.
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { cabecalhosDePagina } from './cabecalhos.ts'

function politica(o: { fontes?: string[]; imagens?: string[]; url?: string }): Record<string, string> {
  const postos = new Map<string, string>()
  const r = {
    setHeader: (nome: string, valor: string) => postos.set(nome, valor),
  } as unknown as ServerResponse
  cabecalhosDePagina(r, {
    nonce: 'n',
    https: true,
    url: '/patios',
    fontes: [],
    imagens: [],
    pessoal: false,
    ...o,
  })
  const partes = (postos.get('content-security-policy') ?? '').split('; ')
  return Object.fromEntries(partes.map((p) => [p.slice(0, p.indexOf(' ')), p.slice(p.indexOf(' ') + 1)]))
}

test('map tiles are pictures, and nothing else may come from their host', () => {
  const host = 'https://mapas.exemplo.com'
  const com = politica({ imagens: [host] })
  expect(com['img-src']).toBe(`'self' data: blob: ${host}`)
  expect(
    Object.entries(com).filter(([diretiva, fontes]) => diretiva !== 'img-src' && fontes.includes(host)),
  ).toEqual([])
  expect(politica({})['img-src']).toBe("'self' data: blob:")
})

test('hosts of scripts may send pictures and be spoken to', () => {
  const p = politica({ fontes: ['https://s.exemplo.com'], imagens: ['https://m.exemplo.com'] })
  for (const diretiva of ['script-src', 'img-src', 'connect-src'])
    expect(p[diretiva]).toContain('https://s.exemplo.com')
  expect(p['script-src']).not.toContain('https://m.exemplo.com')
})

test('the studio alone runs WebAssembly and workers from memory', () => {
  const doEstudio = politica({ url: '/admin/transmissao/1f' })
  expect(doEstudio['script-src']).toContain("'wasm-unsafe-eval'")
  expect(doEstudio['worker-src']).toBe("'self' blob:")
  for (const url of ['/patios', '/admin/leilao/1', '/auditorio/1f']) {
    expect(politica({ url })['script-src']).not.toContain('wasm')
    expect(politica({ url })['worker-src']).toBeUndefined()
  }
})

test('what is shown to a signed-in person is cached nowhere', () => {
  const guarda = (pessoal: boolean): string | undefined => {
    const postos = new Map<string, string>()
    const r = { setHeader: (k: string, v: string) => postos.set(k, v) } as unknown as ServerResponse
    cabecalhosDePagina(r, { nonce: 'n', https: true, url: '/cliente', fontes: [], imagens: [], pessoal })
    return postos.get('cache-control')
  }
  expect(guarda(true)).toBe('private, no-store')
  expect(guarda(false)).toBeUndefined()
})
