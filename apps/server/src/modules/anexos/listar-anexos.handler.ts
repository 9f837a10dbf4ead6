import { listarAnexos } from '@martelo/contracts/anexos/listar-anexos.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { donoExiste, lerAnexos } from './anexos.sql.ts'
import { NAO_HA, pode } from './quem-pode.ts'

handle(listarAnexos, async (ctx, { params }) => {
  if (!pode(ctx, params.entidade, 'ver')) return NAO_HA
  return ctx.ler(async (tx) =>
    (await donoExiste(tx, ctx.hotsite.id, params)) ? lerAnexos(tx, ctx.hotsite.id, params) : NAO_HA,
  )
})
