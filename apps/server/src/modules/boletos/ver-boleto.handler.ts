import { verBoleto } from '@martelo/contracts/boletos/ver-boleto.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { atoresNaVenda } from '../pagamentos/door.ts'
import { apresentarBoleto, lerBoletoComVenda } from './apresentar-boleto.ts'

handle(verBoleto, async (ctx, { params }) => {
  const visto = await ctx.ler(async (tx) => {
    const b = await lerBoletoComVenda(tx, ctx.hotsite.id, params.uid)
    return b !== undefined && atoresNaVenda(ctx, b.cliId) ? apresentarBoleto(ctx, tx, b) : null
  })
  return visto ?? recusar('NAO_ENCONTRADO', 'Boleto não encontrado')
})
