import { describe, expect, test } from 'vitest'
import { SITUACOES_DA_TRANSMISSAO, SITUACOES_DO_CANAL, SITUACOES_DO_DESTINO } from './situacoes.ts'
import {
  moverCanal,
  moverDestino,
  moverTransmissao,
  TRANSICOES_DA_TRANSMISSAO,
  TRANSICOES_DO_CANAL,
  TRANSICOES_DO_DESTINO,
} from './states.ts'

describe.each([
  ['source', TRANSICOES_DA_TRANSMISSAO, SITUACOES_DA_TRANSMISSAO, 'CRIADA', ['ENCERRADA']],
  ['channel', TRANSICOES_DO_CANAL, SITUACOES_DO_CANAL, 'PARADO', []],
  ['destination', TRANSICOES_DO_DESTINO, SITUACOES_DO_DESTINO, 'PARADO', []],
] as const)('%s', (_, linhas, situacoes, primeira, finais) => {
  test('each state can be reached, and left unless it is final', () => {
    const alcancadas = new Set<string>([primeira, ...linhas.map((l) => l.para)])
    const deixadas = new Set<string>([...finais, ...linhas.map((l) => l.de)])
    expect(situacoes.filter((s) => !alcancadas.has(s))).toEqual([])
    expect(situacoes.filter((s) => !deixadas.has(s))).toEqual([])
  })
  test('one row per state and event', () => {
    const chaves = linhas.map((l) => `${l.de} ${l.evento}`)
    expect(new Set(chaves).size).toBe(chaves.length)
  })
})

test('a source that has ended never comes back', () => {
  for (const evento of ['chegarImagem', 'perderSinal', 'encerrar'] as const)
    expect(moverTransmissao({ de: 'ENCERRADA', evento, atores: ['sistema', 'ADM'] }).pode).toBe(false)
})
test('people put the card on, the system puts a channel on the air', () => {
  expect(moverCanal({ de: 'NO_AR', evento: 'pausar', atores: ['MKT'] })).toMatchObject({ para: 'INTERVALO' })
  expect(moverCanal({ de: 'PARADO', evento: 'entrarNoAr', atores: ['ADM'] }).pode).toBe(false)
  expect(moverCanal({ de: 'NO_AR', evento: 'pausar', atores: ['SAC'] }).pode).toBe(false)
})
test('a refused destination may be switched on again', () => {
  expect(moverDestino({ de: 'RECUSADO', evento: 'ligar', atores: ['MKT'] })).toMatchObject({
    para: 'CONECTANDO',
  })
})
