import { remessasDeBoleto } from '@martelo/contracts/boletos/remessas-de-boleto.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarRemessa } from './titulo-da-remessa.ts'

handle(remessasDeBoleto, async (ctx, { query }) => {
  const { pagina, porPagina } = query
  const [linhas, total] = await ctx.ler(async (tx) => {
    const base = tx
      .selectFrom('boletoRemessa as r')
      .innerJoin('contaBancaria as b', 'b.id', 'r.conId')
      .where('r.hotId', '=', ctx.hotsite.id)
    return [
      await base
        .select([
          'r.uid',
          'r.sequencial',
          'r.padrao',
          'r.nome',
          'b.banco',
          'r.titulos',
          'r.total',
          'r.createdAt',
        ])
        .orderBy('r.id', 'desc')
        .limit(porPagina)
        .offset((pagina - 1) * porPagina)
        .execute(),
      await base.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
    ] as const
  })
  ctx.contar(Number(total.n))
  return linhas.map(apresentarRemessa)
})
