import { desinscreverPush } from '@martelo/contracts/avisos/desinscrever-push.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { tirarAparelho } from './avisos.sql.ts'

handle(desinscreverPush, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    await tirarAparelho(tx, ctx.hotsite.id, body.endpoint)
    return {}
  }),
)
