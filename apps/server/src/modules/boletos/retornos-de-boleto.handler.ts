import { retornosDeBoleto } from '@martelo/contracts/boletos/retornos-de-boleto.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'

handle(retornosDeBoleto, async (ctx, { query }) => {
  const { pagina, porPagina } = query
  const [linhas, total] = await ctx.ler(async (tx) => {
    const base = tx
      .selectFrom('boletoRetorno as r')
      .leftJoin('usuario as u', 'u.id', 'r.createdBy')
      .where('r.hotId', '=', ctx.hotsite.id)
    return [
      await base
        .select([
          'r.uid',
          'r.nome',
          'r.banco',
          'r.padrao',
          'r.linhas',
          'r.aplicadas',
          'r.recebido',
          'r.createdAt',
          'u.nome as por',
        ])
        .orderBy('r.id', 'desc')
        .limit(porPagina)
        .offset((pagina - 1) * porPagina)
        .execute(),
      await base.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
    ] as const
  })
  ctx.contar(Number(total.n))
  return linhas.map(({ createdAt, ...r }) => ({ ...r, criadoAt: iso(createdAt) }))
})
