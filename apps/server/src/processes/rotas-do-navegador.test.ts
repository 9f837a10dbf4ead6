// What the browser's router learns of the site when it asks: the areas that its addresses lie in, and no other.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { matchRoutes } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mapaDeRotas } from './mapa-de-rotas.ts'
import { servirRotas } from './rotas-do-navegador.ts'

const ROTAS = {
  root: { id: 'root', path: '' },
  vitrine: { id: 'vitrine', parentId: 'root' },
  inicio: { id: 'inicio', parentId: 'vitrine', index: true },
  lista: { id: 'lista', parentId: 'vitrine', path: 'leilao/*' },
  lote: { id: 'lote', parentId: 'vitrine', path: 'leilao/:local/:id' },
  nenhuma: { id: 'nenhuma', parentId: 'vitrine', path: '*' },
  casa: { id: 'casa', parentId: 'root' },
  painel: { id: 'painel', parentId: 'casa', path: 'admin' },
  venda: { id: 'venda', parentId: 'casa', path: 'admin/venda/:uid' },
}
const VITRINE = ['inicio', 'lista', 'lote', 'nenhuma', 'vitrine']
const CASA = ['casa', 'painel', 'venda']

const servir = servirRotas({ version: 'v1', routes: ROTAS }, mapaDeRotas(ROTAS, matchRoutes))
const http = createServer((q, r) => {
  if (servir(q, r)) return
  r.statusCode = 418
  r.end()
})
beforeAll(() => new Promise<void>((ok) => http.listen(0, '127.0.0.1', ok)))
afterAll(() => http.close())

async function perguntar(paths: string, version = 'v1', cabecalhos: Record<string, string> = {}) {
  const { port } = http.address() as AddressInfo
  const busca = new URLSearchParams({ paths, version })
  const r = await fetch(`http://127.0.0.1:${port}/__manifest?${busca.toString()}`, { headers: cabecalhos })
  return r.status === 200
    ? { cache: r.headers.get('cache-control'), rotas: Object.keys((await r.json()) as object).sort() }
    : r.status
}

test.each([
  ['/', VITRINE],
  ['/leilao/campinas-sp/7,/leilao,/leilao/campinas-sp', VITRINE],
  ['/pagina-que-nao-ha', VITRINE],
  ['/admin/venda/8', CASA],
  ['/,/admin', [...CASA, ...VITRINE].sort()],
  ['sem-barra', []],
])('%s', async (caminhos, rotas) => {
  for (const aceita of ['br', 'identity'])
    expect(await perguntar(caminhos, 'v1', { 'accept-encoding': aceita })).toEqual({
      cache: 'public, max-age=31536000, immutable',
      rotas,
    })
})

test('another build, and what is too long, is left to the router', async () => {
  expect(await perguntar('/', 'v0')).toBe(418)
  expect(await perguntar(`/${'a'.repeat(8000)}`)).toBe(418)
})
