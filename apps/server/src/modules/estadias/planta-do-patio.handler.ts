import { limitadoAosPatios } from '@martelo/contracts/core/permissions.ts'
import { plantaDoPatio } from '@martelo/contracts/estadias/planta-do-patio.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerPlanta, patioAoAlcance } from './planta-lida.ts'

handle(plantaDoPatio, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const p = await patioAoAlcance(ctx, tx, params.patUid, limitadoAosPatios(ctx.sessao))
    return p === undefined ? recusar('NAO_ENCONTRADO', 'Pátio não encontrado') : lerPlanta(ctx, tx, p)
  }),
)
