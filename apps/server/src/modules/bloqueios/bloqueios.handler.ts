import { bloqueios } from '@martelo/contracts/bloqueios/bloqueios.contract.ts'
import { situacaoDoBloqueio } from '@martelo/domain/bloqueios/bloqueio.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { listarBloqueios } from './bloqueios.sql.ts'

handle(bloqueios, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarBloqueios(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map(({ createdAt, ...l }) => ({
    ...l,
    situacao: situacaoDoBloqueio(
      { fim: l.fim?.getTime() ?? null, encerradoAt: l.encerradoAt?.getTime() ?? null },
      ctx.agora,
    ),
    fim: iso(l.fim),
    ultimoAcertoAt: iso(l.ultimoAcertoAt),
    encerradoAt: iso(l.encerradoAt),
    criadoAt: createdAt.toISOString(),
  }))
})
