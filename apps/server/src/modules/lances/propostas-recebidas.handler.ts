import { propostasRecebidas } from '@martelo/contracts/lances/propostas-recebidas.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { listarPropostas } from './propostas.sql.ts'

handle(propostasRecebidas, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarPropostas(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map((p) => ({ ...p, criadaAt: iso(p.criadaAt), respondidaAt: iso(p.respondidaAt) }))
})
