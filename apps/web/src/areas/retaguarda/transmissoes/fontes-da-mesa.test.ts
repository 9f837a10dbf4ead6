// A camera that was lost keeps its number and its place, and takes them again when it is back.
import type { Transmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { expect, test } from 'vitest'
import { comFonte, entradasDoCanal, type FonteDaMesa, perdida, posicaoLivre } from './fontes-da-mesa.ts'

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

const fonte = (posicaoTemplate: number, tipo: Transmissao['tipo'] = 'RTMP', dataFim: string | null = null) =>
  ({ tipo, posicaoTemplate, dataFim }) as Transmissao
const ENCERRADA = '2026-11-28T12:00:00.000Z'

test.each([
  ['none', [], 1],
  ['the desk alone', [fonte(0, 'MESA')], 1],
  ['a gap', [fonte(1), fonte(3)], 2],
  ['one that has ended', [fonte(1, 'RTMP', ENCERRADA), fonte(2)], 1],
  ['all of them', [fonte(1), fonte(2, 'CAMERA'), fonte(3), fonte(4)], null],
])('a source by RTMP finds place: %s', (_, transmissoes, esperada) => {
  expect(posicaoLivre({ transmissoes })).toBe(esperada)
})
test('the desk mixes what comes by RTMP and stands, unless it is the programme itself', () => {
  const transmissoes = [fonte(0), fonte(1, 'CAMERA'), fonte(2), fonte(3, 'RTMP', ENCERRADA)]
  expect(entradasDoCanal({ transmissoes })).toEqual([transmissoes[2]])
})
