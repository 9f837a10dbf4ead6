import { expect, test } from 'vitest'
import { posicoesDoTipo } from './modelo-de-fotos.ts'

test('a car needs what all need and what cars need', () => {
  const todas = ['TODOS:Frente', 'LEVE:Painel: km', 'MOTO:Guidão']
  expect(posicoesDoTipo(1, todas)).toEqual(['Frente', 'Painel: km'])
  expect(posicoesDoTipo(5, todas)).toEqual(['Frente', 'Guidão'])
  expect(posicoesDoTipo(23, todas)).toEqual(['Frente'])
})
