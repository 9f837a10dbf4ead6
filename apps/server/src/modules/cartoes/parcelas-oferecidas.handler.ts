import { parcelasOferecidas } from '@martelo/contracts/cartoes/parcelas-oferecidas.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { lerOferta, temAdquirente } from './oferta-do-cartao.ts'

handle(parcelasOferecidas, async (ctx) => {
  const { regra, linhas } = await ctx.ler((tx) => lerOferta(tx, ctx.hotsite.id))
  return { aceita: regra.ativo && (await temAdquirente(ctx.servicos, ctx.hotsite.id)), linhas: [...linhas] }
})
