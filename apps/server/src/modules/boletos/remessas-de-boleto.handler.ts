import { remessasDeBoleto } from '@martelo/contracts/boletos/remessas-de-boleto.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { remessasDaCasa } from './listas-de-boletos.sql.ts'
import { apresentarRemessa } from './titulo-da-remessa.ts'

handle(remessasDeBoleto, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => remessasDaCasa(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map(apresentarRemessa)
})
