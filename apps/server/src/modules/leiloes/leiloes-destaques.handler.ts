import { leiloesDestaques } from '@martelo/contracts/leiloes/leiloes-destaques.contract.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { lembrar } from '../../core/http/lembrar.ts'
import { listarDoSite } from './lista-site.sql.ts'

const PROXIMOS = 12

handle(leiloesDestaques, async (ctx, { params }) => {
  const { vivos, ativos } = await lembrar(ctx, `leiloes-destaques-${params.x}`, () => ler(ctx, params.x))
  ctx.contar(vivos.total + ativos.total)
  return [...vivos.linhas, ...ativos.linhas].slice(0, PROXIMOS)
})

const ler = (ctx: Ctx, x: number) =>
  ctx.ler(async (tx) => ({
    vivos: await listarDoSite(
      tx,
      ctx.hotsite,
      { quadro: 'ao-vivo', limite: PROXIMOS, destaques: x },
      ctx.agora,
    ),
    ativos: await listarDoSite(
      tx,
      ctx.hotsite,
      { quadro: 'ativo', limite: PROXIMOS, destaques: x },
      ctx.agora,
    ),
  }))
