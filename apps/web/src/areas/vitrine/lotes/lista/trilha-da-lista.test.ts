import { expect, test } from 'vitest'
import { passosDaLista } from './trilha-da-lista.server.ts'

const INICIO = ['Início', '/']
test.each([
  ['', [['Oportunidades', '/leilao']]],
  ['categoria=Carro', [['Carro', '/leilao?categoria=Carro']]],
  ['categoria=Moto&pagina=3', [['Motos', '/leilao?categoria=Moto']]],
  ['marca=Fiat', [['Fiat', '/leilao?marca=Fiat']]],
  [
    'categoria=Carro&marca=Fiat',
    [
      ['Carro', '/leilao?categoria=Carro'],
      ['Fiat', '/leilao?categoria=Carro&marca=Fiat'],
    ],
  ],
  [
    'categoria=Carro&estado=SP',
    [
      ['Carro', '/leilao?categoria=Carro'],
      ['Oportunidades', '/leilao?categoria=Carro&estado=SP'],
    ],
  ],
  ['categoria=Carro&categoria=Moto', [['Oportunidades', '/leilao?categoria=Carro&categoria=Moto']]],
])('?%s', (busca, passos) =>
  expect(passosDaLista('/leilao', new URLSearchParams(busca), 'Oportunidades')).toEqual([INICIO, ...passos]),
)
