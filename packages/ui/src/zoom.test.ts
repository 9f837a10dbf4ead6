import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aproximar, ESCALA_MAXIMA, limitar, sentidoDoGesto, VISTA_INTEIRA } from './zoom.ts'

const QUADRO = { largura: 800, altura: 600 }

it.each([
  ['into the centre', 2, { x: 0, y: 0 }, { escala: 2, x: 0, y: 0 }],
  ['into a spot, which stays under the pointer', 2, { x: 100, y: -50 }, { escala: 2, x: -100, y: 50 }],
  ['not past the maximum', 99, { x: 0, y: 0 }, { escala: ESCALA_MAXIMA, x: 0, y: 0 }],
  ['not below the whole picture', 0.1, { x: 300, y: 200 }, VISTA_INTEIRA],
])('zooms %s', (_, fator, ponto, esperado) => {
  expect(aproximar(VISTA_INTEIRA, fator, ponto, QUADRO)).toEqual(esperado)
})

it('never shows beyond the edge of the picture', () => {
  const numero = fc.double({ min: -5000, max: 5000, noNaN: true })
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 20, noNaN: true }), numero, numero, (escala, x, y) => {
      const v = limitar({ escala, x, y }, QUADRO)
      expect(Math.abs(v.x)).toBeLessThanOrEqual(((v.escala - 1) * QUADRO.largura) / 2 + 1e-9)
      expect(Math.abs(v.y)).toBeLessThanOrEqual(((v.escala - 1) * QUADRO.altura) / 2 + 1e-9)
    }),
  )
})

it.each([
  ['to the left: the next one', -80, 10, 1],
  ['to the right: the one before', 80, -10, -1],
  ['a tap that trembled', 20, 0, 0],
  ['downwards', 60, 200, 0],
  ['too steep to be meant', -100, 60, 0],
])('a finger that goes %s', (_, x, y, sentido) => {
  expect(sentidoDoGesto({ x: 10, y: 10 }, { x: 10 + x, y: 10 + y })).toBe(sentido)
})
