import { expect, test } from 'vitest'
import { cadastroFechado } from './janela-de-cadastro.ts'

const [de, ate] = [Date.UTC(2027, 0, 10, 12), Date.UTC(2027, 0, 20, 12)]
test.each([
  ['always', { de: null, ate: null }, 0, null],
  ['before', { de, ate }, de - 1, 'O cadastro por este site abre em 10/01/2027 09:00.'],
  ['from its first instant', { de, ate }, de, null],
  ['until its end', { de: null, ate }, ate - 1, null],
  ['after', { de: null, ate }, ate, 'O cadastro por este site encerrou em 20/01/2027 09:00.'],
] as const)('%s', (_, janela, agora, dito) => expect(cadastroFechado(janela, agora)).toBe(dito))
