import { leilaoPorId } from '@martelo/contracts/leiloes/leilao-por-id.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarLeilao } from './apresentar-leilao.ts'
import { lerLeilao } from './leiloes.sql.ts'

handle(leilaoPorId, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const a = await lerLeilao(tx, ctx.hotsite.id, params.id)
    return a === null ? recusar('NAO_ENCONTRADO', 'Leilão não encontrado') : apresentarLeilao(ctx, tx, a)
  }),
)
