import { encerrarSessoes } from '@martelo/contracts/usuarios/encerrar-sessoes.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { encerrarFamilias } from './sessoes.sql.ts'

handle(encerrarSessoes, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const { usuId, usuUid, familia } = exigirSessao(ctx)
    const quais = body.familia === undefined ? { menos: familia } : { familia: body.familia }
    const encerradas = await encerrarFamilias(tx, ctx.hotsite.id, usuId, quais)
    if (encerradas > 0)
      await auditar(ctx, tx, {
        entidade: 'usuario',
        uid: usuUid,
        acao: 'encerrarSessoes',
        depois: { encerradas },
      })
    return { encerradas }
  }),
)
