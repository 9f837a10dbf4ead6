import { concluirVistoria } from '@martelo/contracts/vistorias/concluir-vistoria.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { NAO_HA_VISTORIA, quemAlcanca } from './quem-alcanca.ts'
import { terminarVistoria } from './terminar-vistoria.ts'
import { lerVistoria } from './vistorias.sql.ts'

handle(concluirVistoria, (ctx, { params: { uid }, body }) =>
  ctx.tx(async (tx) => {
    const v = await lerVistoria(tx, ctx.hotsite.id, uid, quemAlcanca(ctx), true)
    if (v === undefined) return NAO_HA_VISTORIA
    return terminarVistoria(ctx, tx, v, body, atoresDosPapeis(exigirSessao(ctx).papeis))
  }),
)
