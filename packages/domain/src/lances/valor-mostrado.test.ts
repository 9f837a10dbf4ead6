import { describe, expect, test } from 'vitest'
import { lerPressao, type Mostrado, type Pressao, VALOR_LIDO_MS } from './valor-mostrado.ts'

const SEMPRE = Number.NEGATIVE_INFINITY
const m = (...pares: (readonly [valor: number | null, desde: number])[]): Mostrado[] =>
  pares.map(([valor, desde]) => ({ valor, desde }))
const enviar = (valor: number): Pressao => ({ tipo: 'enviar', valor })
const perguntar = (valor: number, antes: number | null): Pressao => ({ tipo: 'perguntar', valor, antes })
const T = 10_000

describe('which value a press means', () => {
  test.each<[string, Mostrado[], number, Pressao]>([
    ['a value that stands', m([84_000, SEMPRE]), T, enviar(84_000)],
    ['a change long ago', m([84_000, SEMPRE], [84_500, T - 5_000]), T, enviar(84_500)],
    ['a change just long enough ago', m([84_000, SEMPRE], [84_500, T - VALOR_LIDO_MS]), T, enviar(84_500)],
    [
      'a change a moment too late to be read',
      m([84_000, SEMPRE], [84_500, T - VALOR_LIDO_MS + 1]),
      T,
      perguntar(84_500, 84_000),
    ],
    ['a change under the finger', m([84_000, SEMPRE], [84_500, T - 1]), T, perguntar(84_500, 84_000)],
    [
      'a change after the press began, before it ended',
      m([84_000, SEMPRE], [84_500, T + 1]),
      T,
      enviar(84_000),
    ],
    [
      'two changes, one before and one during the press: the newest is asked',
      m([84_000, SEMPRE], [84_500, T - 300], [85_000, T + 50]),
      T,
      perguntar(85_000, 84_000),
    ],
    [
      'a change during a press on a value that stood',
      m([84_000, SEMPRE], [84_500, T - 900], [85_000, T + 50]),
      T,
      enviar(84_500),
    ],
    [
      'a value that just took the place of none',
      m([null, SEMPRE], [84_500, T - 100]),
      T,
      perguntar(84_500, null),
    ],
    ['a press on a control without a value', m([84_000, SEMPRE], [null, T - 5_000]), T, { tipo: 'nada' }],
    [
      'a press that began when none was shown',
      m([84_000, SEMPRE], [null, T - 5_000], [85_000, T + 10]),
      T,
      perguntar(85_000, null),
    ],
    ['a control that has just come', m([84_500, T - 200]), T, perguntar(84_500, null)],
    ['a control that came long ago', m([84_500, T - 2_000]), T, enviar(84_500)],
    ['a press before the control came', m([84_500, T + 20]), T, perguntar(84_500, null)],
    [
      'there and back again: the same value is asked',
      m([84_000, SEMPRE], [84_500, T - 300], [84_000, T - 200]),
      T,
      perguntar(84_000, 84_500),
    ],
    ['nothing was ever shown', [], T, { tipo: 'nada' }],
  ])('%s', (_, mostrados, inicio, esperado) => expect(lerPressao(mostrados, inicio)).toEqual(esperado))
})
