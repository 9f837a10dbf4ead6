import { termosAAceitar } from '@martelo/contracts/privacidade/termos-a-aceitar.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import * as aceites from './aceites.sql.ts'

handle(termosAAceitar, async (ctx) => {
  const linhas = await ctx.ler((tx) => aceites.termosAAceitar(tx, ctx.hotsite.id, exigirCliente(ctx).cliId))
  return linhas.map(({ id: _, documento, ...v }) => ({
    ...v,
    digest: aceites.digestDoTermo({ documento, ...v }),
    documento: documento === 'privacidade' ? ('privacidade' as const) : ('termos' as const),
  }))
})
