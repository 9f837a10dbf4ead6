import { verPrestacao } from '@martelo/contracts/prestacoes/ver-prestacao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarPrestacao } from './apresentar-prestacao.ts'
import { lerPrestacao } from './ler-prestacao.ts'
import { contaDoComitente } from './prestacoes.sql.ts'
import { naoEncontrada } from './responder-prestacao.ts'

handle(verPrestacao, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const l = await lerPrestacao(tx, ctx.hotsite.id, params)
    return l === undefined
      ? naoEncontrada()
      : apresentarPrestacao(ctx, l, await contaDoComitente(tx, ctx.hotsite.id, l.p.comId))
  }),
)
