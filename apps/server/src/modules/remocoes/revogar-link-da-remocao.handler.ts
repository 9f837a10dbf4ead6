import { revogarLinkDaRemocao } from '@martelo/contracts/remocoes/revogar-link-da-remocao.contract.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { handle } from '../../core/http/handle.ts'
import { naoHaRemocao } from './responder-remocao.ts'

handle(revogarLinkDaRemocao, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { rows } = await sql<{ uid: string }>`
      update remocao_link k set revogado_at = coalesce(k.revogado_at, ${new Date(ctx.agora)}) from remocao r
      where r.id = k.rem_id and k.hot_id = ${hotId} and k.uid = ${params.uid} returning r.uid`.execute(tx)
    const [r] = rows
    if (r === undefined) return naoHaRemocao()
    await auditar(ctx, tx, { entidade: 'remocao', uid: r.uid, acao: 'revogarLink' })
    return { uid: params.uid }
  }),
)
