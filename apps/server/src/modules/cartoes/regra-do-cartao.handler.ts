import { regraDoCartao } from '@martelo/contracts/cartoes/regra-do-cartao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarRegra } from './apresentar-regra-do-cartao.ts'
import { lerRegraDoCartao } from './cartoes.sql.ts'

handle(regraDoCartao, async (ctx) =>
  apresentarRegra(ctx, await ctx.ler((tx) => lerRegraDoCartao(tx, ctx.hotsite.id))),
)
