import { sincronizarDetran } from '@martelo/contracts/detran/sincronizar-detran.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarLeilaoNoDetran, naoHaLeilao } from './apresentar-detran.ts'
import { acharLeilaoNoDetran, retomarRecusados } from './detran.sql.ts'
import { sincronizarLeilao } from './contar-ao-detran.job.ts'

handle(sincronizarDetran, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const a = await acharLeilaoNoDetran(tx, ctx.hotsite.id, params.leilaoUid)
    if (a === undefined) return naoHaLeilao()
    await retomarRecusados(tx, ctx.hotsite.id, a.id)
    const passos = await sincronizarLeilao(tx, ctx.hotsite.id, a.id)
    await auditar(ctx, tx, { entidade: 'leilao', uid: a.uid, acao: 'sincronizarDetran', depois: { passos } })
    return apresentarLeilaoNoDetran(ctx, tx, a.uid)
  }),
)
