import { expect, test } from 'vitest'
import { lerDuracao, mostrarDuracao } from './duracao.ts'

test.each([
  ['0:07', 7],
  ['3:25', 205],
  ['90:00', 5400, '1:30:00'],
  ['1:02:03', 3723],
])('%s is %i seconds', (texto, segundos, dita = texto) => {
  expect(lerDuracao(` ${texto} `)).toEqual({ ok: true, valor: segundos })
  expect(mostrarDuracao(segundos)).toBe(dita)
})

test('nothing is nothing', () => expect(lerDuracao(' ')).toEqual({ ok: true, valor: null }))

test.each([['205'], ['3:7'], ['3:60'], ['1:60:00'], ['0:00'], ['24:00:00'], ['três']])('%s is none', (t) =>
  expect(lerDuracao(t).ok).toBe(false),
)
