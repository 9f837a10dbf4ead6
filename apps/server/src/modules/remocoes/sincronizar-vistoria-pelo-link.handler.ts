import { sincronizarVistoriaPeloLink } from '@martelo/contracts/remocoes/sincronizar-vistoria-pelo-link.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { receberDoAparelho } from '../vistorias/door.ts'
import { vistoriaPeloLink } from './vistoriar-pelo-link.ts'

handle(sincronizarVistoriaPeloLink, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const { v, quem } = await vistoriaPeloLink(ctx, tx, params)
    return receberDoAparelho(ctx, tx, v, body, quem)
  }),
)
