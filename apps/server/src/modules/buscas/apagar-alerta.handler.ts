// What the owner of an address asks of the house: nothing of him stays. The audit says that it was done, not whose it was.
import { apagarAlerta } from '@martelo/contracts/buscas/apagar-alerta.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apagarDoEmail } from './alertas-por-email.sql.ts'

handle(apagarAlerta, (ctx, { params: { uid } }) =>
  ctx.tx(async (tx) => {
    if (!(await apagarDoEmail(tx, ctx.hotsite.id, uid)))
      return recusar('NAO_ENCONTRADO', 'Este alerta não existe mais.')
    await auditar(ctx, tx, { entidade: 'alerta-por-email', uid, acao: 'apagar' })
    return {}
  }),
)
