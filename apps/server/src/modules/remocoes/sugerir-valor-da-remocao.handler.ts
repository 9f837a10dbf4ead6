import { sugerirValorDaRemocao } from '@martelo/contracts/remocoes/sugerir-valor-da-remocao.contract.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'
import { sugestoes } from './criar-remocao.ts'
import { aoAlcance } from './quem-remove.ts'
import { lerRemocoes } from './remocoes.sql.ts'
import { naoHaRemocao } from './responder-remocao.ts'

handle(sugerirValorDaRemocao, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const [r] = await lerRemocoes(tx, ctx.hotsite.id, sql`r.uid = ${params.uid} and ${aoAlcance(ctx)}`)
    return r === undefined ? naoHaRemocao() : sugestoes(tx, ctx.hotsite.id, r)
  }),
)
