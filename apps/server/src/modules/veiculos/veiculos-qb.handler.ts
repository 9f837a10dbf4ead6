import { limitadoAosPatios } from '@martelo/contracts/core/permissions.ts'
import { veiculosQb } from '@martelo/contracts/veiculos/veiculos-qb.contract.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { listarVeiculos } from './veiculos.sql.ts'

handle(veiculosQb, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) =>
    listarVeiculos(tx, ctx.hotsite.id, {
      ...query,
      nosPatiosDe: limitadoAosPatios(ctx.sessao) ? exigirSessao(ctx).usuId : undefined,
    }),
  )
  ctx.contar(total)
  return linhas.map(({ chave, largura, ...l }) => ({
    ...l,
    foto: chave === null ? null : urlPublica(`${chave}-${largura}.webp`),
    createdAt: iso(l.createdAt),
  }))
})
