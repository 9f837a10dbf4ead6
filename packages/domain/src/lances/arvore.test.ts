import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caminhoDe, folhaDe, raizDe, raizPeloCaminho, type Resumir } from './arvore.ts'

const resumir: Resumir = (b) => new Uint8Array(hash('sha256', b, 'buffer'))
const hex = (b: Uint8Array | null): string | null => b && Buffer.from(b).toString('hex')
const linha = (n: number): Uint8Array => resumir(new Uint8Array([n & 255, n >> 8]))
const arvore = (n: number): Uint8Array[] => Array.from({ length: n }, (_, i) => folhaDe(linha(i), resumir))

// Vectors of RFC 6962's reference tree (certificate-transparency-go, testonly): leaves "", 00, 10, 2021, 3031.
test.each([
  [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
  [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
  [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
  [4, 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
  [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
])('the root over %i leaves is the standard’s', (n, raiz) => {
  const conteudos = ['', '00', '10', '2021', '3031'].slice(0, n)
  const folhas = conteudos.map((c) => folhaDe(new Uint8Array(Buffer.from(c, 'hex')), resumir))
  expect(hex(raizDe(folhas, resumir))).toBe(raiz)
})

test('every leaf of every tree comes to the root by its path, and nothing else does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), fc.nat(), (n, a, b) => {
      const folhas = arvore(n)
      const indice = a % n
      const caminho = caminhoDe(folhas, indice, resumir)
      const folha = folhas[indice] as Uint8Array
      const raiz = hex(raizDe(folhas, resumir))
      expect(hex(raizPeloCaminho(folha, { indice, folhas: n, caminho }, resumir))).toBe(raiz)
      expect(caminho.length).toBeLessThanOrEqual(Math.ceil(Math.log2(n)))
      const outro = b % (n + 3)
      if (outro !== indice)
        expect(hex(raizPeloCaminho(folha, { indice: outro, folhas: n, caminho }, resumir))).not.toBe(raiz)
      const estranha = folhaDe(linha(1000 + (b % 1000)), resumir)
      expect(hex(raizPeloCaminho(estranha, { indice, folhas: n, caminho }, resumir))).not.toBe(raiz)
    }),
  )
})

test('a path names no receipt: neither a row nor its neighbours', () => {
  const folhas = arvore(9)
  const ditos = caminhoDe(folhas, 4, resumir).map(hex)
  for (let i = 0; i < 9; i++) expect(ditos).not.toContain(hex(linha(i)))
})
