import type { SessaoPublica } from '@martelo/contracts/conteudo/conteudo.schemas.ts'
import type { NomeDaPosicao } from '@martelo/domain/banners/posicoes-de-banner.ts'
import { expect, test } from 'vitest'
import { porBanners } from './banners-na-pagina.ts'

const banner = (uid: string, posicao: NomeDaPosicao, urlDestino: string | null = '/agenda') => ({
  uid,
  posicao,
  leiUid: null,
  nome: uid,
  categoria: null,
  dataFim: null,
  imagem: '/b.webp',
  imagemMobile: null,
  urlDestino,
})
const secao = (elemento: string, leiloes: number | null = null): SessaoPublica =>
  ({
    uid: elemento,
    elemento,
    itens: [{ uid: 'da casa' }],
    dados: leiloes === null ? {} : { leiloes: Array.from({ length: leiloes }, () => ({})) },
  }) as unknown as SessaoPublica
const uids = (sessoes: readonly SessaoPublica[]) => sessoes.map((s) => s.uid)
const itens = (sessoes: readonly SessaoPublica[], uid: string) =>
  sessoes.find((s) => s.uid === uid)?.itens.map((i) => i.uid)

test('among the auctions of their list, before what the house put there; the rest below it', () => {
  const feitas = porBanners(
    [secao('BUSCA_HERO'), secao('EVENTOS_AO_VIVO', 1), secao('LISTA_LEILOES', 5)],
    [banner('a', 'entre-leiloes'), banner('b', 'entre-leiloes'), banner('c', 'entre-leiloes')],
  )
  expect(itens(feitas, 'LISTA_LEILOES')).toEqual(['a', 'b', 'da casa'])
  expect(uids(feitas)).toEqual(['BUSCA_HERO', 'EVENTOS_AO_VIVO', 'LISTA_LEILOES', 'banners-entre-leiloes'])
  expect(itens(feitas, 'banners-entre-leiloes')).toEqual(['c'])
})

test.each([
  ['a list of one', [secao('LISTA_LEILOES', 1), secao('AGENDA', 4)], 1],
  ['nothing live', [secao('EVENTOS_AO_VIVO', 0), secao('AGENDA', 4), secao('NUMEROS')], 2],
  ['no auction at all', [secao('EVENTOS_AO_VIVO', 0), secao('AGENDA', 0)], 1],
])('with %s below the first that shows any', (_, sessoes, onde) => {
  const feitas = porBanners(sessoes, [banner('a', 'entre-leiloes')])
  expect(uids(feitas).indexOf('banners-entre-leiloes')).toBe(onde)
})

test('each is marked for the count, one that leads nowhere too', () => {
  const [, posta] = porBanners(
    [secao('BUSCA_HERO'), secao('NUMEROS')],
    [banner('a', 'inicio'), banner('b', 'inicio', null)],
  )
  expect(posta?.itens.map((i) => [i.banner, i.link])).toEqual([
    [true, '/ir?b=a'],
    [true, undefined],
  ])
})

test('goods right below the opening keep the first screen; without goods there the banner does', () => {
  const encerrando = (quantos: number) =>
    ({ ...secao('LOTES_ENCERRANDO'), dados: { lotes: Array.from({ length: quantos }, () => ({})) } }) as never
  const com = (quantos: number) =>
    uids(porBanners([secao('BUSCA_HERO'), encerrando(quantos), secao('NUMEROS')], [banner('a', 'inicio')]))
  expect(com(3)).toEqual(['BUSCA_HERO', 'LOTES_ENCERRANDO', 'banners-inicio', 'NUMEROS'])
  expect(com(0)).toEqual(['BUSCA_HERO', 'banners-inicio', 'LOTES_ENCERRANDO', 'NUMEROS'])
})
