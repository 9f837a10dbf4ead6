import { passosDaMinhaRemocao } from '@martelo/contracts/remocoes/passos-da-minha-remocao.contract.ts'
import { sql } from 'kysely'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { travarRemocao } from './remocoes.sql.ts'
import { naoHaRemocao } from './responder-remocao.ts'
import { tomarPassos } from './tomar-passos.ts'

handle(passosDaMinhaRemocao, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const meu = sql`r.mot_id in (select x.id from motorista x where x.hot_id = r.hot_id and x.usu_id = ${exigirSessao(ctx).usuId})`
    const r = await travarRemocao(tx, ctx.hotsite.id, sql`r.uid = ${params.uid} and ${meu}`)
    return r === undefined ? naoHaRemocao() : tomarPassos(ctx, tx, r, body)
  }),
)
