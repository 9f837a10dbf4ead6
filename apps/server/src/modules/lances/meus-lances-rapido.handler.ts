import { meusLancesRapido } from '@martelo/contracts/lances/meus-lances-rapido.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarMeuLance } from './apresentar-meus-lances.ts'
import { meusLancesRapidos } from './lances.sql.ts'

/** Cards are marked with it on every page: the newest are enough. */
const LIMITE = 500

handle(meusLancesRapido, async (ctx) => {
  const { cliId } = exigirCliente(ctx)
  const linhas = await ctx.ler((tx) => meusLancesRapidos(tx, ctx.hotsite.id, cliId, LIMITE))
  return linhas.map(apresentarMeuLance)
})
