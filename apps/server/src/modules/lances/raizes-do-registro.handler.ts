import { raizesDoRegistro } from '@martelo/contracts/lances/raizes-do-registro.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { publicadasNoDia, type RaizPublicada } from './raizes/raizes.sql.ts'

const assinada = (r: Omit<RaizPublicada, 'folhas'>) => ({
  raiz: r.raiz.toString('hex'),
  publicadaEm: r.publicadaAt.toISOString(),
  chave: r.chave.toString('hex'),
  assinatura: r.assinatura.toString('hex'),
})

handle(raizesDoRegistro, async (ctx, { query }) => {
  const { dia, lotes } = await ctx.ler((tx) => publicadasNoDia(tx, ctx.hotsite.id, query.dia))
  return {
    dia: dia && assinada(dia),
    hotUid: ctx.hotsite.uid,
    lotes: lotes.map((l) => ({ ...assinada(l), folhas: l.folhas, lelUid: l.lelUid, numero: l.numero })),
  }
})
