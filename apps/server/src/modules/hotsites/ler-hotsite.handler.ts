import { lerHotsite } from '@martelo/contracts/hotsites/ler-hotsite.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarHotsite } from './dados-do-hotsite.ts'
import { hotsiteDaSessao } from './hotsites.sql.ts'

handle(lerHotsite, async (ctx, { params }) => {
  const h = await ctx.ler((tx) => hotsiteDaSessao(tx, ctx.hotsite.id, params.id))
  return h === undefined ? recusar('NAO_ENCONTRADO', 'Hotsite não encontrado') : apresentarHotsite(h)
})
