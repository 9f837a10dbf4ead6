import { minhasNotificacoes } from '@martelo/contracts/avisos/minhas-notificacoes.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarSino } from './apresentar-sino.ts'

handle(minhasNotificacoes, (ctx, { query }) =>
  ctx.ler((tx) => apresentarSino(tx, ctx.hotsite.id, exigirSessao(ctx).usuId, query)),
)
