import { expect, test } from 'vitest'
import { desenharModelo, imagemDoModelo } from './desenho-do-modelo.ts'

const caixa = { posicao: 1, x: 0, y: 0, w: 1, h: 1, encaixe: 'cobrir' } as const

test('each box and each overlay has its place, in the form of the template', () => {
  const svg = desenharModelo({
    formato: '9:16',
    caixas: [caixa, { ...caixa, posicao: 0, x: 0.5, y: 0.5, w: 0.5, h: 0.25 }],
    camadas: [{ tipo: 'CARTAO', x: 0, y: 0.8, w: 0.5, h: 0.2 }],
  })
  expect(svg).toContain('viewBox="0 0 90 160"')
  expect(svg).toContain('<rect x="45" y="80" width="45" height="40"')
  expect(svg).toContain('>1</text>')
  expect(svg).toContain('>F</text>')
  expect(svg).toContain('Cartão do lote')
})
test('what is no template has no picture', () => {
  expect(imagemDoModelo('movie=/etc/passwd')).toBeNull()
})
