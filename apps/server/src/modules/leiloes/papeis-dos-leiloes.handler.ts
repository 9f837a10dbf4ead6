import { papeisDosLeiloes } from '@martelo/contracts/leiloes/papeis-dos-leiloes.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { listarLeiloes } from './leiloes.sql.ts'

handle(papeisDosLeiloes, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarLeiloes(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map(({ uid, nome, situacao, data }) => ({ uid, nome, situacao, data: iso(data) }))
})
