import { expect, test } from 'vitest'
import { validarDestino } from './enderecos.ts'

test.each([
  ['/leilao?marca=Fiat#topo', '/leilao?marca=Fiat#topo'],
  ['/irmaos', '/irmaos'],
  ['https://exemplo.com/x', 'https://exemplo.com/x'],
  ['exemplo.com', 'https://exemplo.com'],
  ['', null],
])('%j is a target', (t, valor) => expect(validarDestino(t)).toEqual({ ok: true, valor }))

test.each([
  ['#x'],
  ['mailto:a@exemplo.com'],
  ['tel:+5511999999999'],
  ['/ir?b=1'],
  ['/ir'],
  ['/IR#x'],
  ['//exemplo.com'],
  ['javascript:alert(1)'],
])('%j is none', (t) => expect(validarDestino(t).ok).toBe(false))
