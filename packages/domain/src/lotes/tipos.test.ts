import { describe, expect, test } from 'vitest'
import {
  CATEGORIAS,
  ehSucata,
  GRUPOS_DE_EXIBICAO,
  porGrupoDeExibicao,
  TIPOS_DE_LOTE,
  tipoDeLote,
} from './tipos.ts'

const intervalo = (de: number, ate: number) => Array.from({ length: ate - de + 1 }, (_, i) => de + i)

describe('the table of types', () => {
  test('ids 1 to 51, each once, each with its own name', () => {
    expect(TIPOS_DE_LOTE.map((tipo) => tipo.id)).toEqual(intervalo(1, 51))
    expect(new Set(TIPOS_DE_LOTE.map((tipo) => tipo.nome)).size).toBe(51)
  })

  test.each([
    ['motos', [5]],
    ['imoveis', [42, 43, 44, 45, 47, 48, 49]],
    ['pesados', [2, 3, ...intervalo(6, 11), 13, 14, 15, 51]],
    ['veiculos', [1, ...intervalo(23, 41), 46, 50]], // the specification's group and, left over there, boats
  ])('the group %s keeps the ids of the specification', (grupo, ids) => {
    expect(TIPOS_DE_LOTE.filter((tipo) => tipo.grupo === grupo).map((tipo) => tipo.id)).toEqual(ids)
  })

  test('every category and every group has a type', () => {
    expect(new Set(TIPOS_DE_LOTE.map((tipo) => tipo.categoria))).toEqual(new Set(CATEGORIAS))
    expect(new Set(TIPOS_DE_LOTE.map((tipo) => tipo.grupo))).toEqual(
      new Set(GRUPOS_DE_EXIBICAO.map((g) => g.chave)),
    )
  })
})

test('kinds stand under the display groups, in the specification’s order, and an unknown one with the others', () => {
  const tipos = ['Terreno', 'Caminhão', 'Drone', 'Motocicleta', 'Automóvel', 'Ônibus']
  expect(porGrupoDeExibicao(tipos, (t) => t).map((g) => [g.rotulo, g.valores])).toEqual([
    ['Carros, veículos e outros', ['Drone', 'Automóvel']],
    ['Motos', ['Motocicleta']],
    ['Pesados', ['Caminhão', 'Ônibus']],
    ['Imóveis', ['Terreno']],
  ])
})

test('lookups', () => {
  expect(tipoDeLote(12)).toEqual({ id: 12, nome: 'Sucata', categoria: 'Sucatas', grupo: 'sucatas' })
  expect(tipoDeLote(52)).toBeNull()
  expect(CATEGORIAS.filter(ehSucata)).toEqual(['Sucatas'])
})
