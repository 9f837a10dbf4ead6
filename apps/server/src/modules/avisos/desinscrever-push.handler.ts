import { desinscreverPush } from '@martelo/contracts/avisos/desinscrever-push.contract.ts'
import { handle } from '../../core/http/handle.ts'

handle(desinscreverPush, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    await tx
      .deleteFrom('inscricaoPush')
      .where('hotId', '=', ctx.hotsite.id)
      .where('endpoint', '=', body.endpoint)
      .execute()
    return {}
  }),
)
