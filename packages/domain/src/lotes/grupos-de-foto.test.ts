import { expect, test } from 'vitest'
import { gruposDeFotos } from './grupos-de-foto.ts'

test.each([
  ['Gol, painel com 97.450 km (imagem ilustrativa)', 'Painel'],
  ['Hodômetro', 'Painel'],
  ['Cofre do motor', 'Motor'],
  ['Bancos dianteiros', 'Interior'],
  ['Para-lama amassado', 'Avarias'],
  ['Banco do motorista rasgado', 'Avarias'],
  ['Painel frontal, avaria', 'Avarias'],
  ['Gravação do chassi', 'Chassi'],
])('%s is %s', (legenda, nome) => {
  expect(gruposDeFotos(['vista frontal', legenda])).toEqual([
    { nome: 'Exterior', primeira: 0, quantas: 1 },
    { nome, primeira: 1, quantas: 1 },
  ])
})

test('a group keeps its first place and counts the rest, and one group alone is none', () => {
  expect(gruposDeFotos(['frente', 'painel', 'lateral'])).toEqual([
    { nome: 'Exterior', primeira: 0, quantas: 2 },
    { nome: 'Painel', primeira: 1, quantas: 1 },
  ])
  expect(gruposDeFotos(['frente', 'lateral', ''])).toEqual([])
  expect(gruposDeFotos([])).toEqual([])
})
