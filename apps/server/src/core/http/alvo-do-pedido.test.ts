import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { prepararAlvo } from './alvo-do-pedido.ts'

function pedir(method: string, url: string) {
  const q = { method, url, headers: { host: 'a.localhost' } as Record<string, string> }
  let status: number | null = null
  const r = {
    writeHead: (s: number) => {
      status = s
      return { end: () => undefined }
    },
  } as unknown as ServerResponse
  return { segue: prepararAlvo(q, r), status, url: q.url, host: q.headers.host }
}

test.each([
  ['GET', '/v1/x?y=1', '/v1/x?y=1', 'a.localhost'],
  ['GET', 'http://b.localhost:3000/v1/x?y=1', '/v1/x?y=1', 'b.localhost:3000'],
  ['POST', 'HTTPS://b.localhost', '/', 'b.localhost'],
])('%s %s goes on', (metodo, alvo, url, host) => {
  expect(pedir(metodo, alvo)).toEqual({ segue: true, status: null, url, host })
})

test.each([
  ['TRACE', '/', 405],
  ['PROPFIND', '/', 405],
  ['OPTIONS', '*', 204],
  ['GET', '*', 400],
  ['GET', 'ftp://b/x', 400],
  ['GET', 'http://', 400],
  ['GET', 'x', 400],
])('%s %s is answered with %i', (metodo, alvo, status) => {
  expect(pedir(metodo, alvo)).toMatchObject({ segue: false, status })
})
