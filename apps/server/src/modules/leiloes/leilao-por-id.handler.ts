import { leilaoPorId } from '@martelo/contracts/leiloes/leilao-por-id.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarLeilao } from './apresentar-leilao.ts'
import { lerLeilao, lotesEmOrdem } from './leiloes.sql.ts'

handle(leilaoPorId, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const a = await lerLeilao(tx, ctx.hotsite.id, params.id)
    if (a === null) return recusar('NAO_ENCONTRADO', 'Leilão não encontrado')
    const leiloesLotes = await lotesEmOrdem(tx, ctx.hotsite.id, a.id)
    return { ...(await apresentarLeilao(ctx, tx, a)), leiloesLotes }
  }),
)
