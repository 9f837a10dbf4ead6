import { describe, expect, test } from 'vitest'
import {
  comScriptDaPagina,
  hostPermitido,
  lerScripts,
  MAXIMO_DE_PAGINAS,
  validarAnalytics,
  validarHost,
} from './scripts-do-site.ts'

const HOSTS = ['scripts.exemplo.com', '*.medidor.com.br']

test('addresses of allowed hosts and code, in their order', () => {
  const lidos = lerScripts(
    `<!-- pixel -->
     <script async src="https://scripts.exemplo.com/p.js?a=1&amp;b=2"></script>
     <script>window.x = 1 < 2</script>
     <script type="module" src='https://a.medidor.com.br/m.js'></script>`,
    HOSTS,
  )
  expect(lidos).toEqual({
    ok: true,
    valor: [
      { src: 'https://scripts.exemplo.com/p.js?a=1&b=2', codigo: '', modulo: false },
      { src: null, codigo: 'window.x = 1 < 2', modulo: false },
      { src: 'https://a.medidor.com.br/m.js', codigo: '', modulo: true },
    ],
  })
})

test('nothing is nothing', () => expect(lerScripts('  ', HOSTS)).toEqual({ ok: true, valor: [] }))

test.each([
  ['another host', '<script src="https://outro.com/x.js"></script>', /outro\.com/],
  ['the bare domain of a wildcard', '<script src="https://medidor.com.br/x.js"></script>', /medidor/],
  ['no https', '<script src="http://scripts.exemplo.com/x.js"></script>', /https/],
  ['no scheme', '<script src="//scripts.exemplo.com/x.js"></script>', /https/],
  ['a user name', '<script src="https://scripts.exemplo.com@mau.com/x.js"></script>', /https/],
  ['a program in an address', '<script src="javascript:alert(1)"></script>', /https/],
  ['an image', '<img src=x onerror=alert(1)>', /Só cabem/],
  ['text', 'alert(1)', /Só cabem/],
  ['something after a script', '<script>a()</script><iframe src="x"></iframe>', /Só cabem/],
  ['an event', '<script onload="x()" src="https://scripts.exemplo.com/x.js"></script>', /onload/],
  ['code that opens a comment', '<script>var a = "<!--<script>"</script>', /<!--/],
  ['an address with code', '<script src="https://scripts.exemplo.com/x.js">a()</script>', /código dentro/],
  ['no end', '<script>a()', /Só cabem/],
  ['nothing inside', '<script></script>', /vazio/],
  ['data', '<script type="application/json">{}</script>', /programa/],
])('refuses %s', (_, texto, porque) => {
  const r = lerScripts(texto, HOSTS)
  expect(r.ok ? r.valor : r.mensagem).toEqual(expect.stringMatching(porque))
})

test.each([
  ['https://A.Exemplo.com/x', 'a.exemplo.com'],
  ['*.exemplo.com', '*.exemplo.com'],
])('%s is the host %s', (t, host) => expect(validarHost(t)).toEqual({ ok: true, valor: host }))

test.each([
  ['*'],
  ['com'],
  ["x.com; script-src 'unsafe-inline'"],
  ['a b.com'],
  ['http://x.com'],
  ['x.com:443'],
  [''],
])('%j is no host', (t) => expect(validarHost(t).ok).toBe(false))

test('a wildcard takes names below it and not its own', () => {
  expect(hostPermitido('a.b.medidor.com.br', HOSTS)).toBe(true)
  expect(hostPermitido('xmedidor.com.br', HOSTS)).toBe(false)
})

test('a measurement id', () => {
  expect(validarAnalytics(' g-ab12cd ')).toEqual({ ok: true, valor: 'G-AB12CD' })
  expect(validarAnalytics('')).toEqual({ ok: true, valor: null })
  expect(validarAnalytics('AW-12345678')).toMatchObject({
    ok: false,
    mensagem: expect.stringContaining('anúncios'),
  })
  expect(validarAnalytics("G-1');alert(1)//").ok).toBe(false)
})

describe("a page's script in the site's list", () => {
  const lista = [
    { uri: '/a', handleScript: '<script>a()</script>' },
    { uri: '/b', handleScript: '<script>b()</script>' },
  ]
  test.each<[string, string, string, string[]]>([
    ['a new page comes last', '/c', ' <script>c()</script> ', ['/a', '/b', '/c']],
    ['a known one keeps its place', '/a', '<script>z()</script>', ['/a', '/b']],
    ['an empty text takes it off', '/a', '  ', ['/b']],
    ['nothing to take off', '/c', '', ['/a', '/b']],
  ])('%s', (_, uri, texto, uris) => {
    const r = comScriptDaPagina(lista, uri, texto)
    expect(r.ok && r.valor.map((p) => p.uri)).toEqual(uris)
    if (texto.trim() !== '')
      expect(r.ok && r.valor.find((p) => p.uri === uri)?.handleScript).toBe(texto.trim())
  })
  test('the list has an end', () => {
    const cheia = Array.from({ length: MAXIMO_DE_PAGINAS }, (_, i) => ({ uri: `/p${i}`, handleScript: 'x' }))
    expect(comScriptDaPagina(cheia, '/outra', 'y').ok).toBe(false)
    expect(comScriptDaPagina(cheia, '/p1', 'y').ok).toBe(true)
  })
})
