// What a call does when the server knows no session any more, against a real server.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chamar, ouvirRecusas } from './api.ts'

let http: Server
const pedidos: string[] = []
/** how many more calls are refused */
let recusar = 0
const buscar = globalThis.fetch

beforeAll(async () => {
  http = createServer((q, r) => {
    pedidos.push(String(q.url))
    const recusada = recusar-- > 0
    r.writeHead(recusada ? 401 : 200, { 'content-type': 'application/json' }).end(
      JSON.stringify(recusada ? { message: 'Efetuar login', statusCode: 401, error: 'x' } : { quantos: 3 }),
    )
  })
  await new Promise<void>((ok) => http.listen(0, '127.0.0.1', ok))
  const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  globalThis.fetch = (url, o) => buscar(new URL(String(url), base), o)
})
afterAll(() => {
  http.close()
  globalThis.fetch = buscar
})
afterEach(() => {
  pedidos.length = 0
  recusar = 0
  ouvirRecusas(() => Promise.resolve(false))
})

test('with the session renewed the call is made again, once', async () => {
  recusar = 1
  ouvirRecusas(() => Promise.resolve(true))
  expect(await chamar('GET /v1/retaguarda/pendencias')).toEqual({ quantos: 3 })
  expect(pedidos).toHaveLength(2)
  recusar = 9
  await expect(chamar('GET /v1/retaguarda/pendencias')).rejects.toMatchObject({ codigo: 401 })
  expect(pedidos).toHaveLength(4)
})

test('with the session ended the call fails as it was answered', async () => {
  recusar = 1
  let conferidas = 0
  ouvirRecusas(() => {
    conferidas += 1
    return Promise.resolve(false)
  })
  await expect(chamar('GET /v1/retaguarda/pendencias')).rejects.toMatchObject({ codigo: 401 })
  expect([conferidas, pedidos.length]).toEqual([1, 1])
})

test('a wrong password says nothing about the session', async () => {
  recusar = 1
  ouvirRecusas(() => Promise.resolve(true))
  await expect(
    chamar('POST /v1/usuario/efetuar-login', {
      body: { email: 'a@b.com', senha: 'errada', manterLogado: false },
    }),
  ).rejects.toMatchObject({ codigo: 401 })
  expect(pedidos).toHaveLength(1)
})
