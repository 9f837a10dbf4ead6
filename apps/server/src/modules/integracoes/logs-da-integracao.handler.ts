import { logsDaIntegracao } from '@martelo/contracts/integracoes/logs-da-integracao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarLog } from './apresentar-log.ts'
import { buscarLogs } from './logs-da-integracao.sql.ts'

handle(logsDaIntegracao, async (ctx, { query }) => {
  const parceiro = query.integradora?.toLowerCase()
  const { linhas, total } = await ctx.ler((tx) => buscarLogs(tx, ctx.hotsite.id, { ...query, parceiro }))
  ctx.contar(total)
  return linhas.map(apresentarLog)
})
