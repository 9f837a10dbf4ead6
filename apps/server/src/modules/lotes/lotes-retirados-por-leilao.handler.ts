import { lotesRetiradosPorLeilao } from '@martelo/contracts/lotes/lotes-retirados-por-leilao.contract.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'
import { lerAnuncios } from './anuncio-curto.sql.ts'

handle(lotesRetiradosPorLeilao, async (ctx, { params }) => {
  const lotes = await ctx.ler((tx) =>
    lerAnuncios(
      tx,
      ctx.hotsite,
      sql`l.lei_id = ${params.id} and l.situacao = 'RETIRADO'`,
      sql`l.posicao_leilao`,
      1000,
    ),
  )
  ctx.contar(lotes.length)
  return lotes
})
