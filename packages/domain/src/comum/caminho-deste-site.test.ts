import { expect, test } from 'vitest'
import { caminhoDesteSite } from './caminho-deste-site.ts'

test.each(['/', '/cliente/compras?aba=1#fim', '/leilao/a.b/c-d', '/%2F/mau.com', '/?x=//mau.com'])(
  '%j',
  (t) => {
    expect(caminhoDesteSite(t)).toBe(t)
    expect(new URL(t, 'https://casa.com.br').host).toBe('casa.com.br')
  },
)

test.each([
  '//mau.com',
  '/\\mau.com',
  '/\t/mau.com',
  '/\n/mau.com',
  '/\r\n/mau.com',
  '\t//mau.com',
  'https://mau.com',
  'javascript:alert(1)',
  'mau.com',
  '',
  null,
  undefined,
  7,
])('%j leads nowhere', (t) => {
  expect(caminhoDesteSite(t)).toBeNull()
})
