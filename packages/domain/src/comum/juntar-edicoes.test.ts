import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comValoresDeles, juntarEdicoes, mesmoValor, peloHistorico } from './juntar-edicoes.ts'

interface Ficha {
  nome?: string | null
  cor?: string
  dias?: number[]
  tema?: Record<string, unknown>
}
const base: Ficha = { nome: 'Pátio A', cor: 'azul', dias: [1, 2], tema: { a: 1, b: 1, c: { d: 1 } } }

describe('each side keeps what it alone changed', () => {
  test.each<[string, Ficha, Ficha, Ficha, string[], string[]]>([
    ['no one changed', base, base, base, [], []],
    ['only this person', { ...base, nome: 'Meu' }, base, { ...base, nome: 'Meu' }, [], []],
    ['only the other', base, { ...base, nome: 'Dela' }, { ...base, nome: 'Dela' }, ['nome'], []],
    [
      'different fields',
      { ...base, nome: 'Meu' },
      { ...base, cor: 'verde' },
      { ...base, nome: 'Meu', cor: 'verde' },
      ['cor'],
      [],
    ],
    [
      'the same change',
      { ...base, cor: 'verde' },
      { ...base, cor: 'verde' },
      { ...base, cor: 'verde' },
      [],
      [],
    ],
    [
      'one field, two ways: mine stands until it is decided',
      { ...base, cor: 'rosa' },
      { ...base, cor: 'verde' },
      { ...base, cor: 'rosa' },
      [],
      ['cor'],
    ],
    ['emptied by the other', base, { ...base, nome: null }, { ...base, nome: null }, ['nome'], []],
    [
      'a list is one value',
      { ...base, dias: [1] },
      { ...base, dias: [2] },
      { ...base, dias: [1] },
      [],
      ['dias'],
    ],
    [
      'keys inside an object',
      { ...base, tema: { a: 2, b: 1, c: { d: 1 } } },
      { ...base, tema: { a: 1, b: 1, c: { d: 5 } } },
      { ...base, tema: { a: 2, b: 1, c: { d: 5 } } },
      ['tema.c'],
      [],
    ],
    [
      'a conflict inside an object',
      { ...base, tema: { a: 2, b: 1, c: { d: 1 } } },
      { ...base, tema: { a: 3, b: 9, c: { d: 1 } } },
      { ...base, tema: { a: 2, b: 9, c: { d: 1 } } },
      ['tema.b'],
      ['tema.a'],
    ],
    [
      'a key taken away by one, another added by the other',
      { ...base, tema: { a: 1, c: { d: 1 } } },
      { ...base, tema: { a: 1, b: 1, c: { d: 1 }, e: true } },
      { ...base, tema: { a: 1, c: { d: 1 }, e: true } },
      ['tema.e'],
      [],
    ],
  ])('%s', (_, meu, deles, valores, vindos, conflitos) => {
    const j = juntarEdicoes(base, meu, deles)
    expect(j.valores).toEqual(valores)
    expect(j.vindos).toEqual(vindos)
    expect(j.conflitos.map((c) => c.campo)).toEqual(conflitos)
  })

  test('a conflict says the three values', () => {
    expect(juntarEdicoes(base, { ...base, cor: 'rosa' }, { ...base, cor: 'verde' }).conflitos).toEqual([
      { campo: 'cor', base: 'azul', meu: 'rosa', deles: 'verde' },
    ])
  })
})

test('a user who gives a field up gets the other value there and nowhere else', () => {
  const j = juntarEdicoes(
    base,
    { ...base, cor: 'rosa', tema: { a: 2, b: 1, c: { d: 1 } } },
    { ...base, cor: 'verde', tema: { a: 3, b: 1, c: { d: 1 } } },
  )
  expect(comValoresDeles(j.valores, j.conflitos, new Set(['tema.a']))).toEqual({
    ...base,
    cor: 'rosa',
    tema: { a: 3, b: 1, c: { d: 1 } },
  })
  expect(comValoresDeles(j.valores, j.conflitos, new Set())).toEqual(j.valores)
})

describe('from the history, for a form that cannot fetch the record again', () => {
  test('its fields over what was read', () => {
    expect(peloHistorico({ nome: 'A', cor: 'x' }, { cor: { depois: 'y' } })).toEqual({ nome: 'A', cor: 'y' })
  })
  test.each([[{}], [{ situacao: { depois: 'PRONTO' } }], [{ cor: { depois: 'y' }, outro: { depois: 1 } }]])(
    'a change that the form does not know is not guessed: %o',
    (mudancas) => expect(peloHistorico({ nome: 'A', cor: 'x' }, mudancas)).toBeNull(),
  )
})

const valor = fc.oneof(
  fc.integer({ min: 0, max: 2 }),
  fc.constant(null),
  fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 2 }),
)
const ficha = fc.record({ a: valor, b: valor, c: fc.record({ d: valor, e: valor }) })

test('no field that one side alone changed is ever lost, and the two sides are alike', () => {
  fc.assert(
    fc.property(ficha, ficha, ficha, (b, m, d) => {
      const j = juntarEdicoes(b, m, d)
      for (const k of ['a', 'b'] as const) {
        if (mesmoValor(m[k], b[k])) expect(j.valores[k]).toEqual(d[k])
        if (mesmoValor(d[k], b[k])) expect(j.valores[k]).toEqual(m[k])
      }
      const outro = juntarEdicoes(b, d, m)
      expect(outro.conflitos.map((c) => c.campo)).toEqual(j.conflitos.map((c) => c.campo))
      expect(comValoresDeles(j.valores, j.conflitos, new Set(j.conflitos.map((c) => c.campo)))).toEqual(
        outro.valores,
      )
    }),
  )
})
