// The banners of the first page, as sections among the house's own: one after the opening and the goods below it, one among the auctions: within
// their list where the page has one, else below the first that shows any. They
// are no part of the page's content: the page's editor does not show them, and they come and go by their dates.
import type { ItemPublico, SessaoPublica } from '@martelo/contracts/conteudo/conteudo.schemas.ts'
import { elemento, LEILOES_POR_BANNER } from '@martelo/domain/conteudo/elementos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type BannerNoAr, bannersNoAr, enderecoDoBanner } from '../banners/door.ts'

const PAGINA_INICIAL = 0

export async function comBanners(
  ctx: Ctx,
  pagina: { readonly modelo: number | null },
  sessoes: readonly SessaoPublica[],
): Promise<SessaoPublica[]> {
  if (pagina.modelo !== PAGINA_INICIAL) return [...sessoes]
  return porBanners(sessoes, await ctx.ler((tx) => bannersNoAr(tx, ctx.hotsite.id)))
}

/** `todos` by importance. */
export function porBanners(sessoes: readonly SessaoPublica[], todos: readonly BannerNoAr[]): SessaoPublica[] {
  const de = (posicao: BannerNoAr['posicao']) =>
    todos.filter((b) => b.posicao === posicao && b.leiUid === null && b.categoria === null)
  const feitas = [...sessoes]
  const aberturas = feitas.findIndex((s) => elemento(s.elemento).grupo !== 'Abertura')
  por(feitas, aberturas < 0 ? feitas.length : abaixoDosLotes(feitas, aberturas), 'inicio', de('inicio'))
  entreOsLeiloes(feitas, de('entre-leiloes'))
  return feitas
}

/** A page that shows goods right below its opening keeps them in the first screen. */
const abaixoDosLotes = (sessoes: readonly SessaoPublica[], onde: number): number =>
  (sessoes[onde]?.dados.lotes?.length ?? 0) > 0 ? onde + 1 : onde

const quantosLeiloes = (s: SessaoPublica): number => s.dados.leiloes?.length ?? 0

/** What the list has no room for stands below it: on air is seen. */
function entreOsLeiloes(sessoes: SessaoPublica[], banners: readonly BannerNoAr[]): void {
  const lista = sessoes.findIndex(
    (s) => s.elemento === 'LISTA_LEILOES' && quantosLeiloes(s) >= LEILOES_POR_BANNER,
  )
  const deLeiloes = (s: SessaoPublica) => elemento(s.elemento).fonte === 'leiloes'
  const cheia = lista < 0 ? sessoes.findIndex((s) => deLeiloes(s) && quantosLeiloes(s) > 0) : lista
  const onde = cheia < 0 ? sessoes.findIndex(deLeiloes) : cheia
  const sessao = sessoes[onde]
  if (sessao === undefined) return
  const cabem = lista < 0 ? 0 : Math.floor(quantosLeiloes(sessao) / LEILOES_POR_BANNER)
  sessoes[onde] = { ...sessao, itens: [...banners.slice(0, cabem).map(itemDe), ...sessao.itens] }
  por(sessoes, onde + 1, 'entre-leiloes', banners.slice(cabem))
}

const itemDe = (b: BannerNoAr): ItemPublico => ({
  uid: b.uid,
  banner: true,
  titulo: b.nome,
  imagem: b.imagem,
  ...(b.imagemMobile === null ? {} : { imagemMobile: b.imagemMobile }),
  ...(b.urlDestino === null ? {} : { link: enderecoDoBanner(b.uid) }),
})

function por(sessoes: SessaoPublica[], onde: number, posicao: string, banners: readonly BannerNoAr[]): void {
  if (banners.length === 0) return
  sessoes.splice(onde, 0, {
    uid: `banners-${posicao}`,
    elemento: 'BANNERS',
    container: true,
    tamanhoColuna: 'inteira',
    margemCabecalho: 'media',
    margemRodape: 'zero',
    config: { titulo: '' },
    itens: banners.map(itemDe),
    dados: {},
  })
}
