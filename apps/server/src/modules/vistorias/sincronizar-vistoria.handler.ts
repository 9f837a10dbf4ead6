import { sincronizarVistoria } from '@martelo/contracts/vistorias/sincronizar-vistoria.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { NAO_HA_VISTORIA, quemAlcanca } from './quem-alcanca.ts'
import { receberDoAparelho } from './receber-do-aparelho.ts'
import { lerVistoria } from './vistorias.sql.ts'

handle(sincronizarVistoria, (ctx, { params: { uid }, body }) =>
  ctx.tx(async (tx) => {
    // The lock is the inspection's own row: a driver's phone that was given it keeps it in reach when another takes over.
    const v = await lerVistoria(tx, ctx.hotsite.id, uid, quemAlcanca(ctx), true)
    return v === undefined ? NAO_HA_VISTORIA : receberDoAparelho(ctx, tx, v, body, exigirSessao(ctx))
  }),
)
