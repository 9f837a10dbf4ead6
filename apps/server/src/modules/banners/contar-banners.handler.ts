import { contarBanners } from '@martelo/contracts/banners/contar-banners.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { somar } from './banners.sql.ts'

handle(contarBanners, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    await somar(tx, ctx.hotsite.id, body.uids, 'vistos')
    return {}
  }),
)
