import { describe, expect, test } from 'vitest'
import { resultadoDaEntrada, situacaoDaSessao } from './acessos-da-conta.ts'

test.each([
  ['cliente', 'ok', 'Entrou'],
  ['cliente', 'senha', 'Senha errada'],
  ['codigo', 'senha', 'Código errado'],
  ['uso-unico', 'senha', 'Código errado'],
  ['hash', 'expirado', 'Endereço vencido'],
  ['cliente', 'bloqueado', 'Bloqueado'],
])('%s that ended %s reads "%s"', (forma, resultado, dito) => {
  expect(resultadoDaEntrada({ forma, resultado })).toBe(dito)
})

describe('a session', () => {
  test.each([
    ['is open before its end', { encerradaAt: null, expiraAt: 20 }, 'aberta', null],
    ['was ended by a person', { encerradaAt: 5, expiraAt: 20 }, 'encerrada', 5],
    ['ran out', { encerradaAt: null, expiraAt: 10 }, 'expirada', 10],
    ['ran out before it was swept', { encerradaAt: 9, expiraAt: 8 }, 'expirada', 8],
  ])('%s', (_, s, situacao, desde) => {
    expect(situacaoDaSessao(s, 10)).toEqual({ situacao, desde })
  })
})
