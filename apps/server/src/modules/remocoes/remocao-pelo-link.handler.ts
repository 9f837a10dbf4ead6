import { remocaoPeloLink } from '@martelo/contracts/remocoes/remocao-pelo-link.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { abrirPeloLink } from './abrir-pelo-link.ts'
import { apresentarNaEstrada } from './apresentar-remocao.ts'

handle(remocaoPeloLink, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const { link, r } = await abrirPeloLink(ctx, tx, params.segredo, false)
    return apresentarNaEstrada(tx, ctx.hotsite.id, r, link.para)
  }),
)
