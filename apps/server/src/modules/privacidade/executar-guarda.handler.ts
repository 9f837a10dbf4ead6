import { executarGuarda } from '@martelo/contracts/privacidade/executar-guarda.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle } from '../../core/http/handle.ts'
import { purgarAgora } from '../guarda/door.ts'

handle(executarGuarda, (ctx) =>
  ctx.tx(async (tx) => {
    await purgarAgora(tx)
    await auditar(ctx, tx, { entidade: 'hotsite', uid: ctx.hotsite.uid, acao: 'executarGuarda' })
    return {}
  }),
)
