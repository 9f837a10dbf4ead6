import { describe, expect, test } from 'vitest'
import { ehPassageiro } from './ligacoes.ts'

const erro = (code: string, mensagem = 'falhou') => Object.assign(new Error(mensagem), { code })

describe('what passes by itself is decided again', () => {
  test.each([
    ['unique key taken', '23505'],
    ['a server that became a standby', '25006'],
    ['serialization', '40001'],
    ['deadlock', '40P01'],
    ['disk full', '53100'],
    ['out of memory', '53200'],
    ['too many connections', '53300'],
    ['too many files', '53400'],
    ['lock time-out', '55P03'],
    ['cancelled', '57014'],
    ['stopped by the operator', '57P01'],
    ['starting', '57P03'],
    ['system error', '58000'],
    ['failed read or write', '58030'],
    ['connection gone', '08006'],
    ['connection refused', 'ECONNREFUSED'],
  ])('%s (%s)', (_que, codigo) => expect(ehPassageiro(erro(codigo))).toBe(true))
})

describe('a bug is told', () => {
  test.each([
    ['a rule of the table', '23514'],
    ['a reference that is not there', '23503'],
    ['division by zero', '22012'],
    ['no such column', '42703'],
    ['not allowed', '42501'],
    ['no such file', '58P01'],
    ['damaged data', 'XX001'],
  ])('%s (%s)', (_que, codigo) => expect(ehPassageiro(erro(codigo))).toBe(false))
  test('what is no error', () => expect(ehPassageiro('53100')).toBe(false))
})
