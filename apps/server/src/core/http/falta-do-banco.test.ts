import { expect, test } from 'vitest'
import { erroDeFaltaDoBanco } from './falta-do-banco.ts'

test.each([
  ['the pool gave no connection in time', new Error('timeout exceeded when trying to connect'), 503],
  ['the connection broke', new Error('Connection terminated due to connection timeout'), 503],
  ['the server is starting', Object.assign(new Error('starting up'), { code: '57P03' }), 503],
  ['a bug', new TypeError('x is undefined'), null],
  ['a broken constraint', Object.assign(new Error('duplicate key'), { code: '23505' }), null],
])('%s', (_, erro, status) => {
  const r = erroDeFaltaDoBanco(erro, 'pedido-1')
  expect(r?.statusCode ?? null).toBe(status)
  if (r) expect(r).toMatchObject({ esperarSegundos: 2, requestId: 'pedido-1' })
})
