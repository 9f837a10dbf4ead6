import { limitadoAosPatios } from '@martelo/contracts/core/permissions.ts'
import { fotosDoPatio } from '@martelo/contracts/patios/fotos-do-patio.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { lerFotos } from './fotos-do-patio.sql.ts'
import { trabalhaNoPatio } from './patios.sql.ts'

handle(fotosDoPatio, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const patio = await tx
      .selectFrom('patio')
      .select('id')
      .where('hotId', '=', ctx.hotsite.id)
      .where('uid', '=', params.patUid)
      .executeTakeFirst()
    if (
      limitadoAosPatios(ctx.sessao) &&
      !(patio && (await trabalhaNoPatio(tx, ctx.hotsite.id, exigirSessao(ctx), patio.id)))
    )
      return []
    return patio === undefined ? [] : lerFotos(tx, ctx.hotsite.id, patio.id)
  }),
)
