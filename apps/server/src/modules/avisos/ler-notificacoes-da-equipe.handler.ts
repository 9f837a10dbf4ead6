import { lerNotificacoesDaEquipe } from '@martelo/contracts/avisos/ler-notificacoes-da-equipe.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { contarNaoLidas, marcarLidas } from './notificacoes.sql.ts'

handle(lerNotificacoesDaEquipe, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const [hotId, { usuId }] = [ctx.hotsite.id, exigirSessao(ctx)]
    await marcarLidas(tx, hotId, usuId, body.ate)
    return { naoLidas: await contarNaoLidas(tx, hotId, usuId) }
  }),
)
