import { expect, test } from 'vitest'
import { lugaresDe, porNoLugar, trocarPosicao } from './lugares.ts'
import type { VideoFilter } from './video-filter.ts'

test.each([
  ['a free place', { 1: 'a' }, 2, 'b', { 1: 'a', 2: 'b' }],
  ['a place that another had', { 1: 'a' }, 1, 'b', { 1: 'b' }],
  ['two change places', { 1: 'a', 2: 'b' }, 2, 'a', { 1: 'b', 2: 'a' }],
  ['it moves to a free place', { 1: 'a' }, 3, 'a', { 3: 'a' }],
  ['it stays', { 1: 'a', 2: 'b' }, 1, 'a', { 1: 'a', 2: 'b' }],
  ['nothing stands there', { 1: 'a', 2: 'b' }, 2, null, { 1: 'a' }],
] as const)('%s', (_, antes, lugar, fonte, depois) => {
  expect(porNoLugar(antes, lugar, fonte)).toEqual(depois)
})

const caixa = (posicao: number, x: number) => ({ posicao, x, y: 0, w: 0.4, h: 1, encaixe: 'cobrir' }) as const
const modelo: VideoFilter = {
  formato: '16:9',
  caixas: [caixa(0, 0), caixa(2, 0.5), caixa(1, 0.6)],
  camadas: [],
}
test('a template names its places in order, the film’s last', () => {
  expect(lugaresDe(modelo)).toEqual([1, 2, 0])
})
test.each([
  [2, 1, [0, 1, 2]],
  [2, 4, [0, 4, 1]],
  [1, 0, [1, 2, 0]],
])('a box for %s is for %s: no place is named twice', (de, para, esperado) => {
  const depois = trocarPosicao(modelo, de, para)
  expect(depois.caixas.map((c) => c.posicao)).toEqual(esperado)
  expect(depois.caixas.map((c) => c.x)).toEqual([0, 0.5, 0.6])
})
