import { retornosDeBoleto } from '@martelo/contracts/boletos/retornos-de-boleto.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { retornosDaCasa } from './listas-de-boletos.sql.ts'

handle(retornosDeBoleto, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => retornosDaCasa(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map(({ createdAt, ...r }) => ({ ...r, criadoAt: iso(createdAt) }))
})
