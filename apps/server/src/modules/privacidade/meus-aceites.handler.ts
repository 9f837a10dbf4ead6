import { meusAceites } from '@martelo/contracts/privacidade/meus-aceites.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { aceitesDoCliente } from './aceites.sql.ts'

handle(meusAceites, async (ctx) => {
  const linhas = await ctx.ler((tx) => aceitesDoCliente(tx, ctx.hotsite.id, exigirCliente(ctx).cliId))
  return linhas.map(({ documento, numero, aceitoAt }) => ({
    documento: documento === 'privacidade' ? ('privacidade' as const) : ('termos' as const),
    numero,
    aceitoAt: iso(aceitoAt),
  }))
})
