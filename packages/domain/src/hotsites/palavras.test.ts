import { describe, expect, test } from 'vitest'
import { palavras } from './palavras.ts'
import { com, concordar, contar, maiuscula } from './concordar.ts'
import { ehTipoHotsite, TIPOS_DE_HOTSITE } from './tipos.ts'

const leilao = palavras('leilao')
const loja = palavras('loja')

describe('words agree with the kind of hotsite', () => {
  test.each([
    [com('seu', leilao.lance), 'seu lance'],
    [com('seu', loja.lance), 'sua oferta'],
    [com('nenhum', loja.lance), 'nenhuma oferta'],
    [com('neste', leilao.leilao), 'neste leilão'],
    [com('neste', loja.leilao), 'neste evento'],
    [com('o', loja.lote, true), 'os anúncios'],
    [com('ao', loja.lance), 'à oferta'],
    [com('do', loja.auditorio), 'da sala do evento'],
    [concordar('encerrado', loja.lote), 'encerrado'],
    [concordar('encerrado', loja.lance, true), 'encerradas'],
    [maiuscula(com('outro', loja.lance)), 'Outra oferta'],
    [contar(0, leilao.lance), 'nenhum lance'],
    [contar(1, loja.lance), '1 oferta'],
    [contar(12, leilao.lote), '12 lotes'],
  ])('%s', (dito, esperado) => {
    expect(dito).toBe(esperado)
  })
})

test('a shop never speaks of an auction', () => {
  const textos = Object.values(loja).flatMap((p) => (typeof p === 'string' ? [p] : [p.um, p.varios]))
  expect(textos.filter((t) => /leil|lance|lote|arremat|comitente|preg[ãa]o/i.test(t))).toEqual([])
})

test('the labels of the specification', () => {
  expect([leilao.ganhando, loja.ganhando, leilao.superado, loja.superado]).toEqual([
    'Ganhando',
    'Melhor oferta',
    'Superado',
    'Oferta superada',
  ])
})

test('kinds', () => {
  expect(TIPOS_DE_HOTSITE.every(ehTipoHotsite)).toBe(true)
  expect(['shop', '', null, 1].some(ehTipoHotsite)).toBe(false)
})
