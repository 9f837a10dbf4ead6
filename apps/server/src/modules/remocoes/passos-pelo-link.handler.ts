import { passosPeloLink } from '@martelo/contracts/remocoes/passos-pelo-link.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { abrirPeloLink } from './abrir-pelo-link.ts'
import { naoHaRemocao } from './responder-remocao.ts'
import { tomarPassos } from './tomar-passos.ts'

handle(passosPeloLink, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const { link, r } = await abrirPeloLink(ctx, tx, params.segredo, true)
    return link.para === 'motorista' ? tomarPassos(ctx, tx, r, body) : naoHaRemocao()
  }),
)
