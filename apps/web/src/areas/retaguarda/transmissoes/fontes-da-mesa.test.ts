// A camera that was lost keeps its number and its place, and takes them again when it is back.
import { expect, test } from 'vitest'
import { comFonte, type FonteDaMesa, perdida } from './fontes-da-mesa.ts'

const tribuna: FonteDaMesa = { id: 'camera-a', nome: 'Tribuna', tipo: 'camera' }
const patio: FonteDaMesa = { id: 'camera-b', nome: 'Pátio', tipo: 'camera' }
const telefone: FonteDaMesa = { id: 'telefone-1', nome: 'Telefone 1', tipo: 'telefone' }

test('a new source is the last', () => {
  expect(comFonte([tribuna, patio], telefone)).toEqual([tribuna, patio, telefone])
})
test('a lost one stays in its place and says so', () => {
  expect(perdida([tribuna, patio], 'camera-a')).toEqual([{ ...tribuna, perdida: true }, patio])
})
test('one that is back is the first again, and lost no more', () => {
  expect(comFonte(perdida([tribuna, patio], 'camera-a'), tribuna)).toEqual([tribuna, patio])
})
test('what is not there is not lost', () => {
  expect(perdida([tribuna], 'camera-b')).toEqual([tribuna])
})
