// The script that starts a page. That pages do start is shown by every test in a browser.
import { expect, test } from 'vitest'
import { roteiroDe } from './roteiro.server.ts'

const rota = (id: string, mais: object) => ({
  id,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  module: `/assets/${id}.js`,
  imports: ['/assets/base.js'],
  ...mais,
})
const MANIFESTO = {
  entry: { module: '/assets/entry.js', imports: ['/assets/base.js'] },
  url: '/assets/manifest.js',
  version: '1',
  routes: {
    root: rota('root', { path: '' }),
    quadro: rota('quadro', { parentId: 'root' }),
    inicio: rota('inicio', { parentId: 'quadro', index: true }),
    lote: rota('lote', {
      parentId: 'quadro',
      path: 'leilao/:id',
      imports: ['/assets/base.js', '/assets/x.js'],
    }),
    casa: rota('casa', { parentId: 'root', path: 'admin' }),
    painel: rota('painel', { parentId: 'casa', index: true }),
  },
} as unknown as Parameters<typeof roteiroDe>[0]

const ROTEIRO = roteiroDe(MANIFESTO, ['root', 'quadro', 'lote'])

test('each file is fetched once, the start first', () => {
  expect(ROTEIRO.modulos).toEqual([
    '/assets/entry.js',
    '/assets/base.js',
    '/assets/root.js',
    '/assets/quadro.js',
    '/assets/lote.js',
    '/assets/x.js',
  ])
})

test('the router knows the matched routes and those of the home page, and no other', () => {
  const manifesto = /__reactRouterManifest=(.*);\n/.exec(ROTEIRO.codigo)?.[1] ?? ''
  expect(Object.keys((JSON.parse(manifesto) as { routes: object }).routes)).toEqual([
    'root',
    'quadro',
    'lote',
    'inicio',
  ])
})

test('modules are handed over by route, and the start comes last', () => {
  expect(ROTEIRO.codigo).toMatch(/^import \* as r0 from "\/assets\/root\.js";/)
  expect(ROTEIRO.codigo).toContain('__reactRouterRouteModules={"root":r0,"quadro":r1,"lote":r2};')
  expect(ROTEIRO.codigo).toMatch(/import\("\/assets\/entry\.js"\);$/)
})

test('it is written once for each set of routes', () => {
  expect(roteiroDe(MANIFESTO, ['root', 'quadro', 'lote'])).toBe(ROTEIRO)
  expect(roteiroDe(MANIFESTO, ['root', 'quadro', 'inicio'])).not.toBe(ROTEIRO)
})

test('a route in several files is an error: the browser would be handed a part of it', () => {
  const routes = { ...MANIFESTO.routes, painel: rota('painel', { clientLoaderModule: '/assets/outro.js' }) }
  const partido = { ...MANIFESTO, routes } as unknown as typeof MANIFESTO
  expect(() => roteiroDe(partido, ['root', 'painel'])).toThrow('route painel is split into several files')
})

test('a route that the manifest does not know is an error, not a broken page', () => {
  expect(() => roteiroDe(MANIFESTO, ['root', 'outra'])).toThrow('route outra is not in the manifest')
})
