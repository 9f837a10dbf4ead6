// Where a banner leads stands in its row: nothing in the address can lead a visitor anywhere else. A visitor who
// follows it again and again is led on each time and counted a few times: the house reads the figure as interest.
import { seguirBanner } from '@martelo/contracts/banners/seguir-banner.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { consumirLimite } from '../../core/http/limite-de-taxa.ts'
import { destinoDoBanner, somar } from './banners.sql.ts'

/** Of one banner from one address; a telephone company has one address for many people. */
const CONTADOS_POR_HORA = 30

handle(seguirBanner, async (ctx, { params: { uid } }) => {
  const hotId = ctx.hotsite.id
  const urlDestino = await ctx.ler((tx) => destinoDoBanner(tx, hotId, uid))
  if (urlDestino == null) return recusar('NAO_ENCONTRADO', 'Este endereço não existe mais.')
  if (await consumirLimite(ctx.banco, `clique|${hotId}|${uid}|${ctx.ip}`, CONTADOS_POR_HORA, 3600))
    await ctx.tx((tx) => somar(tx, hotId, [uid], 'cliques'))
  return { urlDestino }
})
