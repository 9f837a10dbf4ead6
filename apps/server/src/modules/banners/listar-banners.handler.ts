import { listarBanners } from '@martelo/contracts/banners/listar-banners.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { listarDaCasa } from './banners.sql.ts'

handle(listarBanners, async (ctx) => {
  const linhas = await ctx.ler((tx) => listarDaCasa(tx, ctx.hotsite.id))
  return linhas.map((b) => ({
    ...b,
    dataInicio: b.dataInicio?.toISOString() ?? null,
    dataFim: b.dataFim?.toISOString() ?? null,
  }))
})
