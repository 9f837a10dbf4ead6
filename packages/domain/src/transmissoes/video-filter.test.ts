import { expect, test } from 'vitest'
import { camerasDe, lerVideoFilter, outroFormato } from './video-filter.ts'

const caixa = { posicao: 1, x: 0, y: 0, w: 1, h: 1, encaixe: 'cobrir' }
const filtro = (mudar: object): string =>
  JSON.stringify({ formato: '16:9', caixas: [caixa], camadas: [], ...mudar })

test('a template of boxes and overlays is read', () => {
  const lido = lerVideoFilter(
    filtro({
      caixas: [caixa, { ...caixa, posicao: 2, x: 0.7, y: 0.6, w: 0.3, h: 0.3 }],
      camadas: [{ tipo: 'CARTAO', x: 0, y: 0.7, w: 0.4, h: 0.2 }],
    }),
  )
  expect(lido.ok && camerasDe(lido.filtro)).toBe(2)
})

test.each([
  ['no JSON', '[in]scale=1280:720,movie=/etc/passwd[out]'],
  ['no boxes', filtro({ caixas: [] })],
  ['too many boxes', filtro({ caixas: [1, 2, 3, 4, 0].map((posicao) => ({ ...caixa, posicao })) })],
  ['outside of the picture', filtro({ caixas: [{ ...caixa, x: 0.5 }] })],
  ['too small', filtro({ caixas: [{ ...caixa, w: 0.01 }] })],
  ['a position twice', filtro({ caixas: [caixa, caixa] })],
  ['an unknown overlay', filtro({ camadas: [{ tipo: 'ARQUIVO', x: 0, y: 0, w: 1, h: 1 }] })],
  ['an unknown format', filtro({ formato: '4:3' })],
  ['text for a number', filtro({ caixas: [{ ...caixa, x: '0' }] })],
])('refused: %s', (_, texto) => {
  expect(lerVideoFilter(texto).ok).toBe(false)
})

test('a destination gets the programme in its own form only', () => {
  expect(outroFormato('9:16', '9:16')).toBeNull()
  expect(outroFormato('16:9', '9:16')).toContain('16:9')
})
