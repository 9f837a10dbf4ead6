import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dobrar, palavrasDobradas, semAcentos, singular, slug } from './texto.ts'

describe('singular and plural meet', () => {
  test.each([
    ['leilão', 'leilões'],
    ['caminhão', 'caminhões'],
    ['alemão', 'alemães'],
    ['mão', 'mãos'],
    ['órgão', 'órgãos'],
    ['animal', 'animais'],
    ['automóvel', 'automóveis'],
    ['imóvel', 'imóveis'],
    ['farol', 'faróis'],
    ['azul', 'azuis'],
    ['item', 'itens'],
    ['trator', 'tratores'],
    ['vez', 'vezes'],
    ['torre', 'torres'],
    ['base', 'bases'],
    ['classe', 'classes'],
    ['gás', 'gases'],
    ['mês', 'meses'],
    ['fuzil', 'fuzis'],
    ['útil', 'úteis'],
    ['carro', 'carros'],
    ['moto', 'motos'],
    ['chave', 'chaves'],
    ['sucata', 'sucatas'],
    ['cavalo', 'cavalos'],
    ['chassi', 'chassis'],
    ['utilitário', 'utilitários'],
    ['veículo', 'veículos'],
    ['embarcação', 'embarcações'],
  ])('%s = %s', (um, varios) => {
    expect(dobrar(varios)).toBe(dobrar(um))
  })

  test.each(['onibus', 'mercedes', 'yaris', 'taurus', 'abs', 'gls', 'cross', 'c3s', '208s', 's', ''])(
    '%j stays as it is',
    (palavra) => {
      expect(singular(palavra)).toBe(palavra)
    },
  )

  test('different words stay different', () => {
    const palavras = [
      'pneu',
      'carro',
      'carreta',
      'moto',
      'motor',
      'onibus',
      'caminhao',
      'casa',
      'cal',
      'cais',
    ]
    expect(new Set(palavras.map(dobrar)).size).toBe(palavras.length)
  })
})

test('accents and case go, the rest stays', () => {
  expect(semAcentos('São JOSÉ — Ação, ÇÃO & Ü')).toBe('sao jose — acao, cao & u')
})

test('words without punctuation', () => {
  expect(palavrasDobradas('Caminhões (2) – Imóveis; 1.0 Flex')).toEqual([
    'caminhao',
    '2',
    'imovel',
    '1',
    '0',
    'flex',
  ])
  expect(palavrasDobradas('  ')).toEqual([])
})

describe('slug', () => {
  test.each([
    ['São José dos Campos', 'sao-jose-dos-campos'],
    ['GOL 1.0 (Flex) 12V / 5P', 'gol-1-0-flex-12v-5p'],
    ['--Ação!--', 'acao'],
    ['***', ''],
  ])('%j → %j', (texto, esperado) => {
    expect(slug(texto)).toBe(esperado)
  })

  test('a slug is its own slug', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (texto) => slug(slug(texto)) === slug(texto)))
  })
})

test('folding twice changes nothing more than folding once for words of the trade', () => {
  for (const texto of ['Caminhões e ônibus', 'Sucatas', 'Imóveis rurais', 'leilões']) {
    expect(dobrar(dobrar(texto))).toBe(dobrar(texto))
  }
})
