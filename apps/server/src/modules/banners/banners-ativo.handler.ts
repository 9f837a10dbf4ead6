import { bannersAtivo } from '@martelo/contracts/banners/banners-ativo.contract.ts'
import { posicaoPorUid } from '@martelo/domain/banners/posicoes-de-banner.ts'
import { handle } from '../../core/http/handle.ts'
import { lembrar } from '../../core/http/lembrar.ts'
import { alvoConfere, apresentarBanner, bannersNoAr } from './banners.sql.ts'

handle(bannersAtivo, async (ctx, { query }) => {
  const todos = await lembrar(ctx, 'banners', () => ctx.ler((tx) => bannersNoAr(tx, ctx.hotsite.id)))
  const posicao = query.posicaoBannerUid === undefined ? undefined : posicaoPorUid(query.posicaoBannerUid)
  return todos
    .filter((b) => query.posicaoBannerUid === undefined || b.posicao === posicao)
    .filter((b) => alvoConfere(b, query))
    .map(apresentarBanner)
})
