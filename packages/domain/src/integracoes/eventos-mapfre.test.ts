import { describe, expect, test } from 'vitest'
import { TRANSICOES_DE_REMOCAO } from '../remocoes/states.ts'
import {
  AVISO_DA_REMOCAO,
  CODIGOS_MAPFRE,
  chaveDoEvento,
  EVENTOS_MAPFRE,
  ehMaisNovo,
  mensagemDoEvento,
} from './eventos-mapfre.ts'

test('seventeen codes, and those of a removal go out', () => {
  expect(CODIGOS_MAPFRE).toEqual(Array.from({ length: 17 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`))
  for (const { codigo } of Object.values(AVISO_DA_REMOCAO))
    expect(EVENTOS_MAPFRE[codigo].sentido).toBe('saida')
  const eventos = new Set(TRANSICOES_DE_REMOCAO.map((t) => t.evento))
  eventos.delete('recusar')
  expect(new Set(Object.keys(AVISO_DA_REMOCAO))).toEqual(eventos)
})

describe('the words of the log', () => {
  test.each([
    ['status_update', 'NOT_PROCESSED', ['placa', 'data'], null, 'Erro Mapfre placa, data'],
    ['status_update', 'NOT_PROCESSED', [], null, 'Erro ao processar evento Mapfre'],
    ['status_update', 'PROCESSED', [], null, 'Evento processado com sucesso'],
    ['status_update', 'QUALQUER', ['ignorado'], null, 'Evento processado com sucesso'],
    ['removal', 'NOT_PROCESSED', [], 'status 500', 'status 500'],
    ['removal', 'NOT_PROCESSED', ['sem veículo'], null, 'sem veículo'],
    ['removal_files', 'PROCESSED', [], null, 'Evento processado com sucesso'],
    ['communication_request', '', [], 'tempo', 'tempo'],
  ])('%s %s %j %s: %s', (objeto, status, erros, erro, dito) => {
    expect(mensagemDoEvento({ objeto, status, erros, erro })).toBe(dito)
  })
})

test('told twice it is one event; another instant is another one', () => {
  const e = { processo: 'REMOCAO', codigo: 'S05', removalId: 'R1' }
  const a = chaveDoEvento({ ...e, instante: '2026-11-20T13:05:00Z' })
  expect(chaveDoEvento({ ...e, instante: '2026-11-20T10:05:00-03:00' })).toBe(a)
  expect(chaveDoEvento({ ...e, instante: '2026-11-20T13:06:00Z' })).not.toBe(a)
  expect(ehMaisNovo(new Date(2), null)).toBe(true)
  expect(ehMaisNovo(new Date(2), new Date(2))).toBe(false)
})
