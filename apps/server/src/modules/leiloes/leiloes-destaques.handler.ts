import { leiloesDestaques } from '@martelo/contracts/leiloes/leiloes-destaques.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { listarDoSite } from './lista-site.sql.ts'

const PROXIMOS = 12

handle(leiloesDestaques, async (ctx, { params }) => {
  const { vivos, ativos } = await ctx.ler(async (tx) => ({
    vivos: await listarDoSite(
      tx,
      ctx.hotsite,
      { quadro: 'ao-vivo', limite: PROXIMOS, destaques: params.x },
      ctx.agora,
    ),
    ativos: await listarDoSite(
      tx,
      ctx.hotsite,
      { quadro: 'ativo', limite: PROXIMOS, destaques: params.x },
      ctx.agora,
    ),
  }))
  ctx.contar(vivos.total + ativos.total)
  return [...vivos.linhas, ...ativos.linhas].slice(0, PROXIMOS)
})
