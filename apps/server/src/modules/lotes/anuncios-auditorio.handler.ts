import { anunciosAuditorio } from '@martelo/contracts/lotes/anuncios-auditorio.contract.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'
import { lerAnuncios } from './anuncio-curto.sql.ts'

handle(anunciosAuditorio, async (ctx, { query }) => {
  const onde = query.leiUid ? sql`e.uid = ${query.leiUid}` : sql`e.situacao = 'AO_VIVO'`
  const lotes = await ctx.ler((tx) =>
    lerAnuncios(tx, ctx.hotsite, onde, sql`e.data, e.id, l.posicao_leilao`, 1000),
  )
  ctx.contar(lotes.length)
  return lotes
})
