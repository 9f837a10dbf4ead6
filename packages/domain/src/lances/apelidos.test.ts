import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AcaoDeApelido,
  type ApelidoDaSala,
  iniciarApelidos,
  registrarLanceDeApelido,
  TENTATIVAS_DE_SORTEIO,
} from './apelidos.ts'

const nomes = (...letras: string[]) =>
  iniciarApelidos(letras.map((uid) => ({ uid, apelido: `Placa ${uid}`, cidade: null, estado: null })))
const ACOES: readonly AcaoDeApelido[] = ['proximo', 'repetir', 'revezar', 'randomico']
const apelidoDaAcao = (lista: readonly ApelidoDaSala[], acao: AcaoDeApelido) =>
  lista.find((item) => item.acoes[acao])
const marcas = (lista: readonly ApelidoDaSala[]) =>
  ACOES.map((a) => apelidoDaAcao(lista, a)?.uid ?? '-').join('')
const ultimo = () => 0.999

describe('the marks proximo, repetir, revezar, randomico', () => {
  test.each([
    ['before any bid', '', 'aa--'],
    ['after the first', 'a', 'ba-d'],
    ['the next', 'ab', 'cbad'],
    ['two take turns', 'aba', 'babd'],
    ['and again', 'abab', 'cbad'],
    ['repeating keeps the pair', 'abb', 'cbad'],
    ['the last leads back to the head', 'd', 'ad-b'],
    ['the first bid out of turn', 'c', 'dc-a'],
  ])('%s (%s): %s', (_, lances, esperado) => {
    const lista = [...lances].reduce(
      (atual, uid) => registrarLanceDeApelido(atual, uid, ultimo),
      nomes('a', 'b', 'c', 'd'),
    )
    expect(marcas(lista)).toBe(esperado)
    expect(lista.reduce((soma, item) => soma + item.qtdLances, 0)).toBe(lances.length)
  })

  test.each([
    [[], 'x', '----'],
    [['a'], 'a', 'aa--'],
    [['a', 'b'], 'a', 'ba--'],
    [['a', 'b', 'c'], 'a', 'ba-c'],
    [['a', 'b'], 'unknown', 'aa--'],
  ])('short lists %j, bid of %s: %s', (lista, uid, esperado) => {
    expect(marcas(registrarLanceDeApelido(nomes(...lista), uid, ultimo))).toBe(esperado)
  })
})

test('an unlucky draw ends after 1000 attempts, with the first free one', () => {
  let sorteios = 0
  const azar = () => {
    sorteios++
    return 0
  }
  const lista = registrarLanceDeApelido(nomes('a', 'b', 'c', 'd'), 'a', azar)
  expect(sorteios).toBe(TENTATIVAS_DE_SORTEIO)
  expect(apelidoDaAcao(lista, 'randomico')?.uid).toBe('c')
})

test('a draw out of range is drawn again', () => {
  const valores = [Number.NaN, 1, -0.5, 0.5]
  const lista = registrarLanceDeApelido(nomes('a', 'b', 'c', 'd'), 'a', () => valores.shift() ?? 0)
  expect(apelidoDaAcao(lista, 'randomico')?.uid).toBe('c')
})

test('each mark is on one nickname at most; the random one is neither last nor next', () => {
  const letras = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 })
  const lances = fc.array(fc.nat(4), { maxLength: 20 })
  fc.assert(
    fc.property(letras, lances, fc.double({ min: 0, max: 0.999, noNaN: true }), (uids, posicoes, sorte) => {
      let lista = nomes(...uids)
      for (const posicao of posicoes) {
        lista = registrarLanceDeApelido(lista, uids[posicao % uids.length] ?? '', () => sorte)
        for (const acao of ACOES) expect(lista.filter((i) => i.acoes[acao]).length).toBeLessThanOrEqual(1)
        const sorteado = lista.find((i) => i.acoes.randomico)
        expect(sorteado?.acoes.repetir ?? false).toBe(false)
        expect(sorteado?.acoes.proximo ?? false).toBe(false)
      }
    }),
  )
})
