import { chaveDePush } from '@martelo/contracts/avisos/chave-de-push.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { chavesVapid } from '../../core/avisos/chaves-vapid.ts'

handle(chaveDePush, async (ctx) => ({ chave: (await chavesVapid(ctx.servicos)).publicKey }))
