// Where a banner leads stands in its row: nothing in the address can lead a visitor anywhere else.
import { seguirBanner } from '@martelo/contracts/banners/seguir-banner.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { destinoDoBanner, somar } from './banners.sql.ts'

handle(seguirBanner, (ctx, { params: { uid } }) =>
  ctx.tx(async (tx) => {
    const urlDestino = await destinoDoBanner(tx, ctx.hotsite.id, uid)
    if (urlDestino == null) return recusar('NAO_ENCONTRADO', 'Este endereço não existe mais.')
    await somar(tx, ctx.hotsite.id, [uid], 'cliques')
    return { urlDestino }
  }),
)
