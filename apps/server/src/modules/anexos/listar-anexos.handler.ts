import { listarAnexos } from '@martelo/contracts/anexos/listar-anexos.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { lerAnexos } from './anexos.sql.ts'
import { alcanceNoDono, NAO_HA } from './quem-pode.ts'

handle(listarAnexos, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const alcance = await alcanceNoDono(ctx, tx, params, 'ver')
    return alcance ? lerAnexos(tx, ctx.hotsite.id, params, alcance.tipos) : NAO_HA
  }),
)
