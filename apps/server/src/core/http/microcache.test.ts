import http, { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { COOKIE_ACESSO } from '../auth/cookies.ts'
import { comMicrocache } from './microcache.ts'

const PAGINA = `<!doctype html><p>${'lote '.repeat(500)}</p>`
const aFechar: (() => void)[] = []
afterEach(() => {
  for (const fechar of aFechar.splice(0)) fechar()
})

type Pagina = (q: IncomingMessage, r: ServerResponse, vez: number) => void

/** A server with one page behind the cache; tells how often it was rendered. */
async function servir(pagina: Pagina, ms = 5000) {
  let vezes = 0
  const tratar = comMicrocache((q, r) => {
    vezes += 1
    pagina(q, r, vezes)
  }, ms)
  const servidor = createServer(tratar)
  await new Promise<void>((ok) => servidor.listen(0, '127.0.0.1', ok))
  aFechar.push(() => servidor.close())
  const { port } = servidor.address() as AddressInfo
  const pedir = (caminho: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: http.IncomingHttpHeaders; corpo: Buffer }>((resolver, recusar) => {
      http
        .request({ port, path: caminho, headers: { host: 'a.localhost', ...headers }, method }, (r) => {
          const partes: Buffer[] = []
          r.on('data', (p: Buffer) => partes.push(p))
          r.on('end', () =>
            resolver({ status: r.statusCode ?? 0, headers: r.headers, corpo: Buffer.concat(partes) }),
          )
        })
        .on('error', recusar)
        .end()
    })
  return { pedir, quantas: () => vezes }
}

/** As the page renderer answers: headers with the status, the body in pieces. */
const html: Pagina = (_q, r) => {
  r.setHeader('x-content-type-options', 'nosniff')
  r.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  r.write(PAGINA.slice(0, 700))
  r.end(PAGINA.slice(700))
}

it('renders once for many and compresses from the first visitor on', async () => {
  const { pedir, quantas } = await servir(html)
  const [br, gz, crua] = await Promise.all([
    pedir('/', { 'accept-encoding': 'gzip, br' }),
    pedir('/', { 'accept-encoding': 'gzip' }),
    pedir('/'),
  ])
  expect(brotliDecompressSync(br.corpo).toString()).toBe(PAGINA)
  expect(gunzipSync(gz.corpo).toString()).toBe(PAGINA)
  expect(crua.corpo.toString()).toBe(PAGINA)
  for (const r of [br, gz, crua]) {
    expect(r.headers['x-content-type-options']).toBe('nosniff')
    expect(r.headers['content-length']).toBe(String(r.corpo.length))
    expect(r.headers.vary).toContain('accept-encoding')
  }
  expect(quantas()).toBe(1)
})

it('keeps apart addresses and hosts', async () => {
  const { pedir, quantas } = await servir((q, r) => {
    r.writeHead(200, { 'content-type': 'text/html' })
    r.end(`${q.headers.host}${q.url}`)
  })
  expect((await pedir('/x')).corpo.toString()).toBe('a.localhost/x')
  expect((await pedir('/x', { host: 'b.localhost' })).corpo.toString()).toBe('b.localhost/x')
  expect((await pedir('/y')).corpo.toString()).toBe('a.localhost/y')
  expect(quantas()).toBe(3)
})

it.each([
  ['a session', '/', { cookie: `${COOKIE_ACESSO}=x` }, 'GET'],
  ['an authorization', '/', { authorization: 'Bearer x' }, 'GET'],
  ['a personal path', '/cliente/compras', {}, 'GET'],
  ['data of a navigation', '/leilao.data', {}, 'GET'],
  ['another method', '/', {}, 'POST'],
] as const)(
  'never keeps a page for %s, and compresses it all the same',
  async (_nome, caminho, h, metodo) => {
    const { pedir, quantas } = await servir(html)
    const pedido = { ...h, 'accept-encoding': 'br' }
    await pedir(caminho, pedido, metodo)
    const r = await pedir(caminho, pedido, metodo)
    expect(brotliDecompressSync(r.corpo).toString()).toBe(PAGINA)
    expect(quantas()).toBe(2)
  },
)

it('hands on what may not be shared as it was answered', async () => {
  const { pedir, quantas } = await servir((q, r) => {
    if (q.url === '/cookie') {
      r.writeHead(200, ['content-type', 'text/html', 'set-cookie', 'a=1', 'set-cookie', 'b=2'])
      r.end('x')
    } else if (q.url === '/vai') {
      r.writeHead(302, { location: '/' })
      r.end()
    } else {
      r.writeHead(404, { 'content-type': 'text/html' })
      r.end('não há')
    }
  })
  for (let i = 0; i < 2; i++) {
    expect((await pedir('/cookie')).headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(await pedir('/vai')).toMatchObject({ status: 302, headers: { location: '/' } })
    expect((await pedir('/nada')).status).toBe(404)
  }
  expect(quantas()).toBe(6)
})

it('keeps the page of those who have answered about cookies apart', async () => {
  const { pedir, quantas } = await servir((q, r) => {
    r.writeHead(200, { 'content-type': 'text/html' })
    r.end(q.headers.cookie ?? 'asked')
  })
  const escolha = (e: string) => ({ cookie: `mt_consentimento=1.${e}.5b1f6a52-6a3e-4a0d-9a7b-0d8b6c0f5f11` })
  expect((await pedir('/')).corpo.toString()).toBe('asked')
  expect((await pedir('/', escolha('medicao'))).corpo.toString()).toContain('medicao')
  expect((await pedir('/', escolha('nada'))).corpo.toString()).toContain('nada')
  expect((await pedir('/', { cookie: 'mt_consentimento=tudo' })).corpo.toString()).toBe('asked')
  expect(quantas()).toBe(3)
})

it('gives a page that is still being made only to those who ask while it may be that old', async () => {
  let soltar = (): void => undefined
  const { pedir, quantas } = await servir((q, r, vez) => {
    if (vez > 1) html(q, r, vez)
    else soltar = () => html(q, r, vez)
  }, 50)
  const primeiro = pedir('/')
  while (quantas() === 0) await new Promise((ok) => setTimeout(ok, 5))
  await new Promise((ok) => setTimeout(ok, 100))
  expect((await pedir('/')).corpo.toString()).toBe(PAGINA)
  expect(quantas()).toBe(2)
  soltar()
  expect((await primeiro).corpo.toString()).toBe(PAGINA)
})

it('counts the age of a page from the beginning of its rendering', async () => {
  const { pedir, quantas } = await servir((q, r, vez) => {
    setTimeout(() => html(q, r, vez), 200)
  }, 300)
  await pedir('/')
  await new Promise((ok) => setTimeout(ok, 150))
  await pedir('/')
  expect(quantas()).toBe(2)
})
