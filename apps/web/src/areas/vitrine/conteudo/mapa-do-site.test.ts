import { expect, test } from 'vitest'
import { indiceXml, mapaXml } from './mapa-do-site.server.ts'

test('a page with its pictures, escaped', () => {
  const xml = mapaXml('https://a.com', [
    { url: '/leilao?q=a&b=<c>', alteradoEm: '2026-11-22T12:00:00.000Z', fotos: ['/arquivos/x-800.webp'] },
  ])
  expect(xml).toContain(
    '<loc>https://a.com/leilao?q=a&#38;b=&#60;c&#62;</loc><lastmod>2026-11-22T12:00:00.000Z</lastmod>',
  )
  expect(xml).toContain('<image:loc>https://a.com/arquivos/x-800.webp</image:loc>')
})

test('the index names each part at the root', () => {
  expect(indiceXml('https://a.com', ['paginas=1', 'lotes=2'])).toContain(
    '<sitemap><loc>https://a.com/sitemap.xml?lotes=2</loc></sitemap>',
  )
})
