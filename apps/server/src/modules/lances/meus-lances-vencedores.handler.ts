import { meusLancesVencedores } from '@martelo/contracts/lances/meus-lances-vencedores.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarVencedor } from './apresentar-meus-lances.ts'
import { lancesVencedores } from './lances.sql.ts'

handle(meusLancesVencedores, async (ctx, { query }) => {
  const { cliId } = exigirCliente(ctx)
  const linhas = await ctx.ler((tx) => lancesVencedores(tx, ctx.hotsite.id, cliId, { ...query, lelId: null }))
  ctx.contar(linhas[0]?.total ?? 0)
  return linhas.map(apresentarVencedor)
})
