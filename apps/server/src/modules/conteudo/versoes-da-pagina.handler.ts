import { versoesDaPagina } from '@martelo/contracts/conteudo/versoes-da-pagina.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { paginaPorUid } from './rascunho.sql.ts'
import { listarVersoes } from './versoes.sql.ts'

handle(versoesDaPagina, async (ctx, { params }) => {
  const lidas = await ctx.ler(async (tx) => {
    const pagina = await paginaPorUid(tx, ctx.hotsite.id, params.id)
    return pagina === undefined
      ? null
      : { pagina, versoes: await listarVersoes(tx, ctx.hotsite.id, pagina.id) }
  })
  if (lidas === null) return recusar('NAO_ENCONTRADO', 'Esta página não existe')
  return lidas.versoes.map((v) => ({
    numero: v.numero,
    em: iso(v.publicadaAt),
    por: v.publicadaNome,
    sessoes: v.sessoes,
    noAr: v.id === lidas.pagina.publicadaId,
  }))
})
