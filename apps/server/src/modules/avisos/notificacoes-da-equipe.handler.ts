import { notificacoesDaEquipe } from '@martelo/contracts/avisos/notificacoes-da-equipe.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarSino } from './apresentar-sino.ts'

handle(notificacoesDaEquipe, (ctx, { query }) =>
  ctx.ler((tx) => apresentarSino(tx, ctx.hotsite.id, exigirSessao(ctx).usuId, query)),
)
