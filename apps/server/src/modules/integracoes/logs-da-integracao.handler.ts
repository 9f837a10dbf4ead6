import { logsDaIntegracao } from '@martelo/contracts/integracoes/logs-da-integracao.contract.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarLog } from './apresentar-log.ts'
import { buscarLogs } from './logs-da-integracao.sql.ts'

handle(logsDaIntegracao, async (ctx, { query }) => {
  const parceiro = query.integradora?.toLowerCase()
  const veProcob = permite('procob:laudo', ctx.sessao)
  const { linhas, total } = await ctx.ler((tx) =>
    buscarLogs(tx, ctx.hotsite.id, { ...query, parceiro, veProcob }),
  )
  ctx.contar(total)
  return linhas.map(apresentarLog)
})
