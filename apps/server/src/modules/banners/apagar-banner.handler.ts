import { apagarBanner } from '@martelo/contracts/banners/apagar-banner.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { tirarBanner } from './banners.sql.ts'

handle(apagarBanner, (ctx, { params: { uid } }) =>
  ctx.tx(async (tx) => {
    const antes = await tirarBanner(tx, ctx.hotsite.id, uid)
    if (antes === undefined) return recusar('NAO_ENCONTRADO', 'Este banner não existe mais.')
    await auditar(ctx, tx, { entidade: 'banner', uid, acao: 'apagar', antes })
    return {}
  }),
)
