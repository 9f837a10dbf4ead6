import { expect, test } from 'vitest'
import { loader } from './robots.screen.tsx'

test('crawlers follow no banner, and find the map of the site', async () => {
  const pedido = { url: new URL('https://casa.exemplo/robots.txt') } as Parameters<typeof loader>[0]
  const linhas = (await loader(pedido).text()).split('\n')
  expect(linhas).toContain('Disallow: /ir?')
  expect(linhas).toContain('Sitemap: https://casa.exemplo/sitemap.xml')
})
