import { bannersAtivo } from '@martelo/contracts/banners/banners-ativo.contract.ts'
import { bannersDoAlvo } from '@martelo/domain/banners/banners-do-alvo.ts'
import { posicaoPorUid } from '@martelo/domain/banners/posicoes-de-banner.ts'
import { handle } from '../../core/http/handle.ts'
import { lembrar } from '../../core/http/lembrar.ts'
import { apresentarBanner, bannersNoAr } from './banners.sql.ts'

handle(bannersAtivo, async (ctx, { query }) => {
  const todos = await lembrar(ctx, 'banners', () => ctx.ler((tx) => bannersNoAr(tx, ctx.hotsite.id)))
  const posicao = query.posicaoBannerUid === undefined ? undefined : posicaoPorUid(query.posicaoBannerUid)
  const daPosicao = todos.filter((b) => query.posicaoBannerUid === undefined || b.posicao === posicao)
  return bannersDoAlvo(daPosicao, query).map(apresentarBanner)
})
