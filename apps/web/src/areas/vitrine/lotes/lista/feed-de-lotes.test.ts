import { expect, test } from 'vitest'
import { atom, type Feed, rss } from './feed-de-lotes.server.ts'

const AGORA = Date.parse('2026-11-22T12:00:00Z')
const FEED: Feed = {
  titulo: 'Carros & motos | Casa',
  casa: 'Casa',
  origem: 'https://a.com',
  lista: '/leilao?categoria=Carros&marca=Fiat',
  feed: '/leilao/feed.atom?categoria=Carros&marca=Fiat',
  agora: AGORA,
  lotes: [
    {
      uid: '00000000-0000-4000-8000-000000000001',
      url: '/leilao/x/1',
      nome: 'Uno <Mille> \u0007',
      dataInicio: '2026-11-20T10:00:00.000Z',
      fotosUrls: [{ base: '/arquivos/f', larguras: [320, 1280], cor: '#000', legenda: '' }],
    },
    {
      uid: '00000000-0000-4000-8000-000000000002',
      url: '/leilao/x/2',
      nome: 'Futuro',
      dataInicio: '2027-01-01T10:00:00.000Z',
      fotosUrls: [],
    },
  ],
  resumo: (i) => `R$ ${i + 1}`,
}

test('Atom: identity, address, picture and day of each, and nothing that ends the markup', () => {
  const xml = atom(FEED)
  expect(xml).toContain('<id>urn:uuid:00000000-0000-4000-8000-000000000001</id>')
  expect(xml).toContain('<title>Uno &#60;Mille&#62;  </title>')
  expect(xml).toContain('href="https://a.com/arquivos/f-1280.webp"')
  expect(xml).toContain('<updated>2026-11-20T10:00:00.000Z</updated><summary>R$ 1</summary>')
  expect(xml).toContain('href="https://a.com/leilao/feed.atom?categoria=Carros&#38;marca=Fiat"')
})

test('nothing is newer than now', () => expect(atom(FEED)).not.toContain('2027'))

test('a lot without a day of its own says the same however often it is asked', () => {
  const [um] = FEED.lotes
  const sem = { ...um, uid: '00000000-0000-4000-8000-000000000003', dataInicio: null }
  const lotes = [sem, ...FEED.lotes.toReversed(), sem] as Feed['lotes']
  const dias = (agora: number) =>
    [...atom({ ...FEED, lotes, agora }).matchAll(/<updated>([^<]+)<\/updated><summary>/g)].map((m) => m[1])
  const aberto = '2026-11-20T10:00:00.000Z'
  expect(dias(AGORA)).toEqual([aberto, aberto, aberto, '2026-11-01T00:00:00.000Z'])
  expect(dias(AGORA + 3_600_000)).toEqual(dias(AGORA))
})

test('RSS tells the same lots', () => {
  const xml = rss(FEED)
  expect(xml.match(/<item>/g)).toHaveLength(2)
  expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate>')
})
