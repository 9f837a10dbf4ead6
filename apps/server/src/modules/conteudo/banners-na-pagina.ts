// The banners of the first page, as sections among the house's own: one after the opening, one among the auctions. They
// are no part of the page's content: whoever edits the page does not meet them, and they come and go by their dates.
import type { SessaoPublica } from '@martelo/contracts/conteudo/conteudo.schemas.ts'
import { elemento } from '@martelo/domain/conteudo/elementos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type BannerNoAr, bannersNoAr, enderecoDoBanner } from '../banners/door.ts'

const PAGINA_INICIAL = 0

export async function comBanners(
  ctx: Ctx,
  pagina: { readonly modelo: number | null },
  sessoes: readonly SessaoPublica[],
): Promise<SessaoPublica[]> {
  if (pagina.modelo !== PAGINA_INICIAL) return [...sessoes]
  const todos = await ctx.ler((tx) => bannersNoAr(tx, ctx.hotsite.id))
  const de = (posicao: BannerNoAr['posicao']) =>
    todos.filter((b) => b.posicao === posicao && b.leiUid === null && b.categoria === null)
  const feitas = [...sessoes]
  const aberturas = feitas.findIndex((s) => elemento(s.elemento).grupo !== 'Abertura')
  por(feitas, aberturas < 0 ? feitas.length : aberturas, 'inicio', de('inicio'))
  const leiloes = feitas.findIndex((s) => elemento(s.elemento).fonte === 'leiloes')
  if (leiloes >= 0) por(feitas, leiloes + 1, 'entre-leiloes', de('entre-leiloes'))
  return feitas
}

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
    itens: banners.map((b) => ({
      uid: b.uid,
      titulo: b.nome,
      imagem: b.imagem,
      ...(b.imagemMobile === null ? {} : { imagemMobile: b.imagemMobile }),
      ...(b.urlDestino === null ? {} : { link: enderecoDoBanner(b.uid) }),
    })),
    dados: {},
  })
}
