import { lotesDoLeilao } from '@martelo/contracts/lotes/lotes-do-leilao.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarLinha } from './apresentar-lote.ts'
import { listarLotes } from './lotes.sql.ts'

/** The order is edited as a whole; an auction of more lots than this is split. */
const MAXIMO = 5000

handle(lotesDoLeilao, async (ctx, { params }) => {
  const r = await ctx.ler(async (tx) => {
    const a = await tx
      .selectFrom('leilao')
      .select('id')
      .where('hotId', '=', ctx.hotsite.id)
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (a === undefined) return null
    return listarLotes(tx, ctx.hotsite.id, {
      leilao: a.id,
      pagina: 1,
      porPagina: MAXIMO,
      ordenar: 'posicaoLeilao',
    })
  })
  if (r === null) return recusar('NAO_ENCONTRADO', 'Leilão não encontrado')
  ctx.contar(r.total)
  return r.linhas.map((l) => apresentarLinha(ctx, l))
})
