import { mensagensDoSite } from '@martelo/contracts/mensagens/mensagens-do-site.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { lerMensagens } from './mensagens-do-site.sql.ts'

handle(mensagensDoSite, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => lerMensagens(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map(({ createdAt, vistoAt, ...r }) => ({
    ...r,
    createdAt: iso(createdAt),
    vistoAt: iso(vistoAt),
  }))
})
