import { expect, test } from 'vitest'
import { ehFaltaPassageira } from './falta-passageira.ts'

const comCodigo = (code: string): Error => Object.assign(new Error('x'), { code })

test.each([
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P03',
  '40001',
  '40P01',
  '55P03',
  '08006',
  '25006',
  '58030',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
])('%s passes', (codigo) => expect(ehFaltaPassageira(comCodigo(codigo))).toBe(true))
test.each(['23505', '23503', '42P01', '42703', '22001', 'P0001', 'ENOENT', '0A000'])('%s is ours', (codigo) =>
  expect(ehFaltaPassageira(comCodigo(codigo))).toBe(false),
)
test.each([
  ['Connection terminated unexpectedly', true],
  ['Connection terminated due to connection timeout', true],
  ['timeout exceeded when trying to connect', true],
  ['the bank said: timeout', false],
])('%s: %s', (texto, passa) => expect(ehFaltaPassageira(new Error(texto))).toBe(passa))
test('what is no error is no failure of the database', () => expect(ehFaltaPassageira('53100')).toBe(false))
